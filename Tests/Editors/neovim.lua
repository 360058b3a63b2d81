-- SPDX-License-Identifier: Apache-2.0

-- A person writes a spec in Neovim, from an empty file to a clean lint. What is typed is what nobody else can know: names, texts and
-- a colour. Everything else is chosen from completions, or done by a fix.
--
-- scripts/check-editors runs it, in a folder of its own, with the plugin loaded.

local function fail(message)
  io.stderr:write('neovim: ' .. message .. '\n')
  io.stderr:write(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') .. '\n')
  vim.cmd('cquit 1')
end

local function check(condition, message)
  if not condition then fail(message) end
end

vim.cmd('edit first.banner.yaml')
local attached = vim.wait(10000, function() return #vim.tbl_values(vim.lsp.buf_get_clients(0)) > 0 end, 20)
check(attached, 'no client was attached')
local client = vim.tbl_values(vim.lsp.buf_get_clients(0))[1]
check(vim.wait(10000, function() return client.initialized ~= false and client.server_capabilities ~= nil end, 20), 'no answer to initialize')

--- The end of the buffer, where everything is written.
local function position()
  local line = vim.api.nvim_buf_line_count(0) - 1
  local text = vim.api.nvim_buf_get_lines(0, line, line + 1, false)[1]
  return line, #text
end

local function type_text(text)
  local line, column = position()
  vim.api.nvim_buf_set_text(0, line, column, line, column, vim.split(text, '\n', { plain = true }))
end

local function request(method, arguments)
  local answers = vim.lsp.buf_request_sync(0, method, arguments, 20000)
  check(answers ~= nil, method .. ' was not answered')
  local answer = vim.tbl_values(answers)[1]
  check(answer and not answer.err and not answer.error, method .. ' failed: ' .. vim.inspect(answer))
  return answer.result
end

local function encoding() return client.offset_encoding or 'utf-16' end

--- Chooses the completion called `label`.
local function choose(label)
  local line, column = position()
  local text = vim.api.nvim_buf_get_lines(0, line, line + 1, false)[1]
  local _, utf16 = vim.str_utfindex(text, column)
  local result = request('textDocument/completion', {
    textDocument = { uri = vim.uri_from_bufnr(0) },
    position = { line = line, character = utf16 },
  })
  for _, item in ipairs(result.items or result) do
    if item.label == label then
      vim.lsp.util.apply_text_edits({ item.textEdit }, vim.api.nvim_get_current_buf(), encoding())
      return
    end
  end
  local labels = vim.tbl_map(function(item) return item.label end, result.items or result)
  fail('there is no completion ' .. label .. ' among ' .. table.concat(labels, ', '))
end

--- A new line, indented as the server says, or `outward` levels less.
local function enter(outward)
  type_text('\n')
  local line = position()
  local edits = request('textDocument/onTypeFormatting', {
    textDocument = { uri = vim.uri_from_bufnr(0) },
    position = { line = line, character = 0 },
    ch = '\n',
    options = { tabSize = 2, insertSpaces = true },
  })
  vim.lsp.util.apply_text_edits(edits or {}, vim.api.nvim_get_current_buf(), encoding())
  local text = vim.api.nvim_buf_get_lines(0, line, line + 1, false)[1] or ''
  local blanks = math.max(0, #text - 2 * (outward or 0))
  vim.api.nvim_buf_set_lines(0, line, line + 1, false, { string.rep(' ', blanks) })
end

local function lint()
  vim.cmd('silent write')
  local output = vim.fn.system({ vim.g.bannerc_path, 'lint', 'first.banner.yaml' })
  return vim.v.shell_error, output
end

-- The head.
choose('bannerc')
choose('1')
enter()
choose('name')
type_text('Acme')
enter()

-- A level. Its colours are written as people write them, and mended.
choose('levels')
type_text('error:')
enter()
choose('tint')
type_text('#8C1D18')
enter()
choose('onTint')
type_text('#FFFFFF')
enter()
choose('icon')
enter()
choose('symbol')
type_text('xmark.oct')
choose('xmark.octagon.fill')
enter()
choose('decorative')
choose('true')
enter(1)
choose('spokenPrefix')
type_text('Error')
enter(2)

-- A banner.
choose('banners')
type_text('syncFailed:')
enter()
choose('level')
choose('error')
enter()
choose('text')
type_text('Sync failed.')
type_text('\n')

-- What is wrong is mended by fixes alone.
local function diagnostics() return vim.diagnostic.get(0) end
local function apply(action)
  check(action.edit, 'the action has no edit')
  vim.lsp.util.apply_workspace_edit(action.edit, encoding())
end

--- Waits until findings are of the text as it stands: as many as are expected.
local function expect(count, message)
  check(vim.wait(20000, function() return #diagnostics() == count end, 20), message)
end

for left = 2, 1, -1 do
  expect(left, left .. ' colours without quotes are not told of')
  local diagnostic = diagnostics()[1]
  local actions = request('textDocument/codeAction', {
    textDocument = { uri = vim.uri_from_bufnr(0) },
    range = {
      start = { line = diagnostic.lnum, character = diagnostic.col },
      ['end'] = { line = diagnostic.end_lnum, character = diagnostic.end_col },
    },
    context = { diagnostics = {} },
  })
  local preferred = vim.tbl_filter(function(action) return action.isPreferred end, actions or {})[1]
  check(preferred, 'there is no fix for ' .. diagnostic.message)
  apply(preferred)
end
expect(0, 'something is left that no fix mended')

local status, output = lint()
check(status == 0 and output:match('nothing found'), 'the spec is not clean: ' .. output)

-- Hover, definition, references, rename and formatting, through Neovim's own client.
vim.fn.search('level: error')
vim.fn.search('error')
local function here()
  local cursor = vim.api.nvim_win_get_cursor(0)
  return { textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = cursor[1] - 1, character = cursor[2] } }
end
local hover = request('textDocument/hover', here())
check(hover and hover.contents.value:match('level `error`'), 'hover says ' .. vim.inspect(hover))
local definition = request('textDocument/definition', here())
check(#definition == 1, 'the level has a definition')
local rename = here()
rename.newName = 'failure'
vim.lsp.util.apply_workspace_edit(request('textDocument/rename', rename), encoding())
status, output = lint()
check(status == 0 and output:match('nothing found'), 'the renamed spec is not clean: ' .. output)
check(vim.fn.search('level: failure', 'n') > 0, 'the use was renamed')
local edits = request('textDocument/formatting', {
  textDocument = { uri = vim.uri_from_bufnr(0) },
  options = { tabSize = 2, insertSpaces = true },
})
vim.lsp.util.apply_text_edits(edits or {}, vim.api.nvim_get_current_buf(), encoding())
vim.cmd('silent write')
vim.fn.system({ vim.g.bannerc_path, 'fmt', '--check', 'first.banner.yaml' })
check(vim.v.shell_error == 0, 'the layout is not canonical')

-- What a spec uses of YAML has any name; other YAML of other projects is nobody's.
vim.fn.writefile({ 'locale: de' }, 'banners.de.yaml')
vim.cmd('edit banners.de.yaml')
check(#vim.tbl_values(vim.lsp.buf_get_clients(0)) == 0, 'YAML of no project has a client')
vim.cmd('bwipeout!')
vim.fn.writefile({ "specs: ['*.banner.yaml']" }, 'bannerc.yaml')
vim.cmd('edit banners.de.yaml')
check(vim.wait(10000, function() return #vim.tbl_values(vim.lsp.buf_get_clients(0)) > 0 end, 20), 'a file of a language has no client')

print('neovim: from an empty file to a clean lint\n')
vim.cmd('quitall!')
