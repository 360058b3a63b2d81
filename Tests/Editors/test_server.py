# SPDX-License-Identifier: Apache-2.0
"""Each feature of `bannerc lsp`, asked for by a client that others wrote: pytest-lsp. scripts/check-editors runs it."""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

BANNERC = os.environ["BANNERC"]
PLAN = """\
bannerc: 1
name: Plan
palette:
  red: "#8C1D18"
levels:
  error:
    tint: "{palette.red}"
    onTint: "#FFFFFF"
    icon: { symbol: bolt, decorative: true }
    spokenPrefix: Error
banners:
  syncFailed: { level: error, text: "Sync failed 😀." }
"""


@pytest.fixture
def project(tmp_path):
    (tmp_path / "bannerc.yaml").write_text("specs: ['*.banner.yaml']\n")
    (tmp_path / "plan.banner.yaml").write_text(PLAN)
    return tmp_path


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[BANNERC, "lsp"]))
async def client(lsp_client: LanguageClient, project):
    # What the server asks the client for, and pytest-lsp does not answer.
    for method in ["client/registerCapability", "workspace/codeLens/refresh", "workspace/inlayHint/refresh"]:
        lsp_client.feature(method)(lambda *_: None)
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities("visual-studio-code"),
            root_uri=project.as_uri(),
            process_id=os.getpid(),
        )
    )
    yield
    await lsp_client.shutdown_session()


class Document:
    """An open document."""

    def __init__(self, client, path, text):
        self.client, self.uri, self.text, self.version = client, path.as_uri(), text, 1
        item = types.TextDocumentItem(uri=self.uri, language_id="yaml", version=1, text=text)
        client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))

    @property
    def identifier(self):
        return types.TextDocumentIdentifier(uri=self.uri)

    def change(self, text):
        self.text, self.version = text, self.version + 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version),
                content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)],
            )
        )

    def position(self, before):
        """Behind the first `before`, in UTF-16 code units."""
        start = self.text.index(before) + len(before)
        head = self.text[:start].split("\n")
        return types.Position(line=len(head) - 1, character=len(head[-1].encode("utf-16-le")) // 2)

    async def diagnostics(self):
        for _ in range(200):
            known = self.client.diagnostics.get(self.uri)
            if known is not None and self.seen() == self.version:
                return known
            await self.client.wait_for_notification("textDocument/publishDiagnostics")
        raise AssertionError("no diagnostics of this version")

    def seen(self):
        return versions.get(self.uri)


versions = {}


def watch(client):
    """Notes the version that diagnostics are of, which pytest-lsp does not keep."""
    handlers = client.protocol.fm.features
    before = handlers["textDocument/publishDiagnostics"]

    def note(params):
        versions[params.uri] = params.version
        before(params)

    handlers["textDocument/publishDiagnostics"] = note


def opened(client, project, text=PLAN):
    versions.clear()
    watch(client)
    return Document(client, project / "plan.banner.yaml", text)


async def test_diagnostics_and_actions(client, project):
    document = opened(client, project, PLAN.replace('tint: "{palette.red}"', "tint: #8C1D18"))
    found = await document.diagnostics()
    assert all(diagnostic.code_description.href.startswith("https://") for diagnostic in found)
    error = next(diagnostic for diagnostic in found if diagnostic.severity == types.DiagnosticSeverity.Error)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document.identifier, range=error.range, context=types.CodeActionContext(diagnostics=[error])
        )
    )
    assert any(getattr(action, "is_preferred", False) for action in actions)
    assert any(action.title.startswith("Explain BN") for action in actions)
    document.change(PLAN)
    assert [d.message for d in await document.diagnostics()] == []


async def test_completion(client, project):
    document = opened(client, project, PLAN + "  other: { level: ")
    result = await client.text_document_completion_async(
        types.CompletionParams(text_document=document.identifier, position=document.position("other: { level: "))
    )
    assert "error" in [item.label for item in result.items]


async def test_hover_and_navigation(client, project):
    document = opened(client, project)
    place = dict(text_document=document.identifier, position=document.position("{palette.r"))
    hover = await client.text_document_hover_async(types.HoverParams(**place))
    assert "#8C1D18" in hover.contents.value
    definition = await client.text_document_definition_async(types.DefinitionParams(**place))
    assert definition[0].range.start == types.Position(line=3, character=2)
    uses = await client.text_document_references_async(
        types.ReferenceParams(**place, context=types.ReferenceContext(include_declaration=True))
    )
    assert len(uses) == 2
    marks = await client.text_document_document_highlight_async(types.DocumentHighlightParams(**place))
    assert len(marks) == 2
    range_ = await client.text_document_prepare_rename_async(types.PrepareRenameParams(**place))
    assert range_.placeholder == "red"
    edit = await client.text_document_rename_async(types.RenameParams(**place, new_name="crimson"))
    assert len(edit.document_changes[0].edits) == 2


async def test_symbols(client, project):
    document = opened(client, project)
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=document.identifier)
    )
    assert [symbol.name for symbol in symbols] == ["bannerc", "name", "palette", "levels", "banners"]
    await document.diagnostics()
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="sync"))
    assert [symbol.name for symbol in found] == ["syncFailed"]


async def test_colors(client, project):
    document = opened(client, project)
    colors = await client.text_document_document_color_async(
        types.DocumentColorParams(text_document=document.identifier)
    )
    assert len(colors) == 3
    presentations = await client.text_document_color_presentation_async(
        types.ColorPresentationParams(
            text_document=document.identifier,
            color=types.Color(red=0.0, green=0.0, blue=1.0, alpha=0.5),
            range=colors[0].range,
        )
    )
    assert presentations[0].label == '"#0000FF80"'


async def test_structure(client, project):
    document = opened(client, project)
    identifier = document.identifier
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(text_document=identifier))
    selections = await client.text_document_selection_range_async(
        types.SelectionRangeParams(text_document=identifier, positions=[document.position("tint")])
    )
    assert selections[0].parent is not None
    await document.diagnostics()
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=identifier))
    assert lenses[0].command.title == "used once"
    whole = types.Range(start=types.Position(line=0, character=0), end=types.Position(line=20, character=0))
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(text_document=identifier, range=whole))
    assert "#8C1D18" in [hint.label for hint in hints]
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=identifier)
    )
    assert len(tokens.data) % 5 == 0 and tokens.data
    links = await client.text_document_document_link_async(types.DocumentLinkParams(text_document=identifier))
    assert list(links) == []


async def test_formatting(client, project):
    document = opened(client, project, PLAN.replace("name: Plan", "name:   Plan"))
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(text_document=document.identifier, options=options)
    )
    assert [edit.new_text for edit in edits if "name" in edit.new_text]
    edits = await client.text_document_on_type_formatting_async(
        types.DocumentOnTypeFormattingParams(
            text_document=document.identifier, position=types.Position(line=3, character=0), ch="\n", options=options
        )
    )
    assert list(edits) == []


async def test_configuration(client, project):
    versions.clear()
    watch(client)
    document = Document(client, project / "bannerc.yaml", "specs: ['*.banner.yaml']\nlint: { failLevel: loud }\n")
    found = await document.diagnostics()
    assert "loud" in found[0].message


def lint(folder):
    """What a fresh `bannerc lint` of the folder finds: file, line, code and message."""
    run = subprocess.run([BANNERC, "lint", "--format", "json"], cwd=folder, capture_output=True, text=True)
    findings = json.loads(run.stdout)["findings"]
    return [(f["path"], f["range"]["start"]["line"], f["rule"]["code"], f["message"]) for f in findings]


async def test_edits_are_as_a_fresh_lint(client, project):
    """Random edits of a spec and of a file that it uses; after each, what is told is what a fresh lint of the same bytes finds."""
    seed = int(os.environ.get("BANNERC_FUZZ_SEED") or random.randrange(1 << 32))
    print(f"BANNERC_FUZZ_SEED={seed}", file=sys.stderr)
    rng = random.Random(seed)
    shared = 'bannerc: 1\nlevels:\n  warning: { tint: "#FFF3D6", onTint: "#1A1A1A", spokenPrefix: Warning }\n'
    (project / "shared.banner.yaml").write_text(shared)
    main = PLAN.replace("name: Plan\n", "name: Plan\nuse: [shared.banner.yaml]\n")
    (project / "plan.banner.yaml").write_text(main)
    mirror = project / "mirror"
    mirror.mkdir()
    (mirror / "bannerc.yaml").write_text("specs: ['*.banner.yaml']\n")
    versions.clear()
    watch(client)
    documents = {
        "plan.banner.yaml": Document(client, project / "plan.banner.yaml", main),
        "shared.banner.yaml": Document(client, project / "shared.banner.yaml", shared),
    }
    pieces = ["", " ", "\n", ":", "{", "}", '"', "#", "- ", "😀", "error", "warning", "level: error", "4s", "\n  x: { level: warning, text: Hi. }"]
    end = time.monotonic() + float(os.environ.get("BANNERC_FUZZ_SECONDS") or 5)
    while time.monotonic() < end:
        document = rng.choice(list(documents.values()))
        text = document.text
        start = rng.randrange(len(text) + 1)
        document.change(text[:start] + rng.choice(pieces) + text[min(len(text), start + rng.choice([0, 0, 1, 9])):])
        if rng.random() < 0.3:
            document.change(main if document is documents["plan.banner.yaml"] else shared)
        told = []
        for name, open_document in documents.items():
            (mirror / name).write_bytes(open_document.text.encode())
        # What one check finds in several files comes together; behind it comes the answer to a request.
        await document.diagnostics()
        await client.workspace_symbol_async(types.WorkspaceSymbolParams(query=""))
        for name, open_document in documents.items():
            for diagnostic in await open_document.diagnostics():
                message = diagnostic.message.split("\n")[0]
                told.append((name, diagnostic.range.start.line + 1, diagnostic.code, message))
        fresh = [(path, line, code, message.split("\n")[0]) for path, line, code, message in lint(mirror)]
        assert sorted(told) == sorted(fresh), f"BANNERC_FUZZ_SEED={seed}"
