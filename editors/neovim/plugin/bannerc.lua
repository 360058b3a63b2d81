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

--- The address of the preview of each file, while it is served.
local previews = {}

--- Opens `address` in the browser, or says it where Neovim can't (before 0.10).
local function open(address)
  if vim.ui.open then vim.ui.open(address) else vim.notify(address) end
end

--- Shows a banner as it looks. The page follows the spec as it is saved, until Neovim ends.
local function preview(command)
  local file, banner = vim.uri_to_fname(command.arguments[1]), command.arguments[2]
  local folder = command.arguments[3]
  local place = '#banner=' .. vim.uri_from_fname('/' .. banner):gsub('^file:///', '')
  if previews[file] then return open(previews[file] .. place) end
  local said = ''
  vim.fn.jobstart({ vim.g.bannerc_path or 'bannerc', 'preview', '--serve', '--port', '0', file }, {
    cwd = folder and vim.uri_to_fname(folder) or root_of(file),
    on_stderr = function(_, lines)
      said = said .. table.concat(lines, '\n')
      local address = not previews[file] and said:match('serving (http://127%.0%.0%.1:%d+/) ')
      if not address then return end
      local name = vim.fn.fnamemodify(file, ':t'):gsub('%.banner%.ya?ml$', '')
      previews[file] = address .. vim.uri_from_fname('/' .. name):gsub('^file:///', '') .. '.html'
      open(previews[file] .. place)
    end,
    on_exit = function()
      if not previews[file] then vim.notify('bannerc: ' .. said, vim.log.levels.ERROR) end
      previews[file] = nil
    end,
  })
end

--- The client of each folder.
local clients = {}

local function attach(buffer)
  local root = root_of(vim.api.nvim_buf_get_name(buffer))
  local capabilities = vim.lsp.protocol.make_client_capabilities()
  capabilities.experimental = { commands = { commands = { 'bannerc.preview' } } }
  local configuration = {
    name = 'bannerc',
    capabilities = capabilities,
    cmd = { vim.g.bannerc_path or 'bannerc', 'lsp' },
    root_dir = root,
    -- The lens over a definition asks for its uses, that over a banner for its looks.
    commands = {
      ['bannerc.showUses'] = function() vim.lsp.buf.references() end,
      ['bannerc.preview'] = preview,
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

-- What else specs use has any name: the server of a project with a `bannerc.yaml` passes over YAML that is none of that.
vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = { '*.yaml', '*.yml' },
  callback = function(event)
    if vim.fn.getftype(root_of(event.match) .. '/bannerc.yaml') ~= '' then attach(event.buf) end
  end,
})
