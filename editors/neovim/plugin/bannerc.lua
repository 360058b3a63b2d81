-- SPDX-License-Identifier: Apache-2.0

-- Starts `bannerc lsp` for specs, for Neovim 0.7 and later. `vim.g.bannerc_path` says where the program is, if not on the path.

if vim.g.loaded_bannerc then return end
vim.g.loaded_bannerc = true

--- The folder that a file belongs to: the nearest one above with a `bannerc.yaml`, a `Package.swift` or a repository.
local function root_of(path)
  local folder = vim.fn.fnamemodify(path, ':p:h')
  local above = folder
  while true do
    for _, name in ipairs({ 'bannerc.yaml', 'Package.swift', '.git' }) do
      if vim.fn.getftype(above .. '/' .. name) ~= '' then return above end
    end
    local parent = vim.fn.fnamemodify(above, ':h')
    if parent == above then return folder end
    above = parent
  end
end

--- The client of each folder.
local clients = {}

local function attach(buffer)
  local root = root_of(vim.api.nvim_buf_get_name(buffer))
  local configuration = {
    name = 'bannerc',
    cmd = { vim.g.bannerc_path or 'bannerc', 'lsp' },
    root_dir = root,
    -- The lens over a definition asks for its uses.
    commands = {
      ['bannerc.showUses'] = function() vim.lsp.buf.references() end,
    },
  }
  if vim.lsp.start then
    vim.lsp.start(configuration, { bufnr = buffer })
    return
  end
  local client = clients[root] and vim.lsp.get_client_by_id(clients[root])
  if not client or client.is_stopped() then clients[root] = vim.lsp.start_client(configuration) end
  if clients[root] then vim.lsp.buf_attach_client(buffer, clients[root]) end
end

vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = { '*.banner.yaml', '*.banner.yml', 'bannerc.yaml', '*.tokens', '*.tokens.json' },
  callback = function(event) attach(event.buf) end,
})
