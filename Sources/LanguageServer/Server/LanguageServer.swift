// SPDX-License-Identifier: Apache-2.0

import BannerLint
import Diagnostics

/// A server of the Language Server Protocol, version 3.17, for specs, files of design tokens and `bannerc.yaml`: messages in,
/// messages out.
///
/// It has no thread and no clock. Whoever drives it hands over what comes (``receive(_:at:)``), runs a check when one is due
/// (``dueCheck``), on another thread if he likes, and hands back what came of it (``finish(_:at:)``).
public final class LanguageServer {
    /// Where the conversation is (LSP 3.17, "Server lifecycle").
    enum Phase {
        case uninitialized
        case running
        case shutDown
        case ended
    }

    let project: any ProjectReader
    let version: String
    var client = Client()
    private(set) var phase = Phase.uninitialized
    /// The open documents, by their addresses as the client writes them.
    private(set) var documents: [String: TextDocument] = [:]
    /// What the last check found.
    private(set) var latest = CheckResult.none
    /// For each document, what it was when nothing was wrong with it.
    private(set) var lastSound: [String: Resolution] = [:]

    /// The process that started this one, by its number; it is to end when that one is gone.
    public private(set) var parentProcess: Int?
    /// The status with which the process is to end; `nil` as long as it is to run.
    public private(set) var exitStatus: Int32?
    /// When the next check is to start, on the caller's clock in nanoseconds; `nil` if nothing is to be checked.
    public private(set) var dueCheck: UInt64?

    /// How often something was opened or changed.
    private var edits = 0
    /// How often something came about that a check has to see.
    private var reasons = 0
    private var output: [JSONValue] = []
    private var quick: [String: (edit: Int, resolution: Resolution)] = [:]
    /// What stands at each address; none where nothing was found.
    private var published: [String: JSONValue] = [:]
    private var told: Set<String> = []
    private var hasRoot = false
    /// The folders of the workspace but for the first, which is the project's.
    private var otherFolders: [String] = []
    private var nextID = 1
    private var measures = LintMemory()
    private var measureCount = 0

    /// How long nobody has to have typed before a check starts: 80 ms, about the time between two keys of a quick hand.
    public static let quietNanoseconds: UInt64 = 80_000_000
    /// The size up to which a document is read anew for a request that can't wait for the next check: 128 KiB, some milliseconds.
    static let quickBytes = 128 * 1024

    /// A server for the files of `project`, of a program called `version`.
    public init(project: any ProjectReader, version: String) {
        self.project = project
        self.version = version
    }

    // MARK: Messages

    /// Handles messages in their order, and returns what is to be sent. What one of them cancels is not begun.
    public func receive(_ messages: [MessageReader.Item], at time: UInt64) -> [[UInt8]] {
        let parsed = messages.map(Self.parsed)
        let cancelled = Set(
            parsed.compactMap { message -> JSONValue? in
                guard case .success(let value) = message, value["method"] == "$/cancelRequest" else { return nil }
                return value.at("params", "id")
            })
        for message in parsed where phase != .ended {
            switch message {
            case .success(let value): handle(value, cancelled, time)
            case .failure(let error): respond(to: .null, .failure(error))
            }
        }
        if messages.contains(where: { if case .broken = $0 { true } else { false } }) { end(with: 1) }
        return takeOutput()
    }

    /// Ends the conversation, since nothing will come any more.
    public func endOfInput() {
        if phase != .ended { end(with: phase == .shutDown ? 0 : 1) }
    }

    private func end(with status: Int32) {
        phase = .ended
        exitStatus = exitStatus ?? status
        dueCheck = nil
    }

    private static func parsed(_ item: MessageReader.Item) -> Result<JSONValue, ResponseError> {
        switch item {
        case .message(let bytes):
            do throws(JSONParser.Fault) {
                return .success(try JSONParser.value(of: bytes))
            } catch {
                return .failure(.parse("byte \(error.offset): \(error.reason)"))
            }
        case .tooLong(let count): return .failure(.invalidRequest("a message of \(count) bytes is too long"))
        case .broken(let reason): return .failure(.parse(reason))
        }
    }

    private func handle(_ message: JSONValue, _ cancelled: Set<JSONValue>, _ time: UInt64) {
        guard case .object = message else {
            return respond(to: .null, .failure(.invalidRequest("a message is an object")))
        }
        guard let method = message["method"]?.text else {
            // An answer of the client needs none.
            if message["result"] != nil || message["error"] != nil { return }
            return respond(to: message["id"] ?? .null, .failure(.invalidRequest("a message has a `method`")))
        }
        let parameters = message["params"] ?? .null
        guard let id = message["id"] else { return notify(method, parameters, time) }
        switch id {
        case .string, .number: break
        default: return respond(to: .null, .failure(.invalidRequest("`id` is a number or a text")))
        }
        if cancelled.contains(id) { return respond(to: id, .failure(.cancelled)) }
        do throws(ResponseError) {
            respond(to: id, .success(try answer(method, parameters, time)))
        } catch {
            respond(to: id, .failure(error))
        }
    }

    private func respond(to id: JSONValue, _ result: Result<JSONValue, ResponseError>) {
        switch result {
        case .success(let value): output.append(["jsonrpc": "2.0", "id": id, "result": value])
        case .failure(let error): output.append(["jsonrpc": "2.0", "id": id, "error": error.json])
        }
    }

    func send(_ method: String, _ parameters: JSONValue) {
        output.append(["jsonrpc": "2.0", "method": JSONValue(method), "params": parameters])
    }

    /// Asks the client for something. Nobody waits for the answer.
    func ask(_ method: String, _ parameters: JSONValue = .null) {
        output.append([
            "jsonrpc": "2.0", "id": JSONValue("bannerc-\(nextID)"), "method": JSONValue(method), "params": parameters,
        ])
        nextID += 1
    }

    private func takeOutput() -> [[UInt8]] {
        defer { output = [] }
        return output.map(\.bytes)
    }

    // MARK: Notifications

    private func notify(_ method: String, _ parameters: JSONValue, _ time: UInt64) {
        if method == "exit" { return end(with: phase == .shutDown ? 0 : 1) }
        guard phase == .running else { return }
        switch method {
        case "initialized":
            registerWatchers()
            scheduleCheck(time)
        case "textDocument/didOpen": open(parameters["textDocument"], time)
        case "textDocument/didChange": change(parameters, time)
        case "textDocument/didClose": close(parameters, time)
        case "workspace/didChangeWorkspaceFolders": changeFolders(parameters["event"], time)
        case "textDocument/didSave":
            forgetUnwatchedFiles()
            scheduleCheck(time)
        case "workspace/didChangeWatchedFiles":
            project.forget((parameters["changes"]?.elements ?? []).compactMap(fileChange))
            scheduleCheck(time)
        case "workspace/didChangeConfiguration":
            project.forgetFiles()
            scheduleCheck(time)
        default: break
        }
    }

    /// Something was saved, and who knows what else: a client that watches files tells of most.
    private func forgetUnwatchedFiles() {
        if client.takesWatchers { project.noteSave() } else { project.forgetFiles() }
    }

    /// A `FileEvent`.
    private func fileChange(_ event: JSONValue) -> FileChange? {
        guard let path = event["uri"]?.text.flatMap(FileURI.path) else { return nil }
        return FileChange(path: project.path(of: path), comesOrGoes: event["type"]?.int != 2)
    }

    private func registerWatchers() {
        guard client.takesWatchers else { return }
        ask(
            "client/registerCapability",
            [
                "registrations": [
                    [
                        "id": "bannerc-files", "method": "workspace/didChangeWatchedFiles",
                        "registerOptions": [
                            "watchers": JSONValue(WatchedFiles.patterns.map { ["globPattern": JSONValue($0)] })
                        ],
                    ]
                ]
            ])
    }

    private func open(_ item: JSONValue?, _ time: UInt64) {
        guard let uri = item?["uri"]?.text, let text = item?["text"]?.text else { return }
        let version = item?["version"]?.int ?? 0
        if !hasRoot, let path = FileURI.path(uri) {
            // Without a workspace, the first document says where the project is.
            project.enter(path.split(separator: "/").dropLast().reduce("/") { $0 + $1 + "/" })
            hasRoot = true
        }
        edits += 1
        let document = TextDocument(uri: uri, path: path(of: uri), version: version, text: text, edit: edits)
        documents[uri] = document
        forget(document)
        scheduleCheck(time, isUrgent: true)
    }

    private func change(_ parameters: JSONValue, _ time: UInt64) {
        guard let uri = parameters.at("textDocument", "uri")?.text, documents[uri] != nil else { return }
        let version = parameters.at("textDocument", "version")?.int ?? (documents[uri]?.version ?? 0) + 1
        edits += 1
        documents[uri]?.apply(
            parameters["contentChanges"]?.elements ?? [], version: version, edit: edits, client.encoding)
        scheduleCheck(time)
    }

    private func close(_ parameters: JSONValue, _ time: UInt64) {
        guard let uri = parameters.at("textDocument", "uri")?.text, let document = documents.removeValue(forKey: uri)
        else { return }
        forget(document)
        forgetUnwatchedFiles()
        scheduleCheck(time)
    }

    /// Forgets what is known of a document: it may be another when it is opened again.
    private func forget(_ document: TextDocument) {
        quick[document.uri] = nil
        lastSound[document.uri] = nil
        latest.resolutions.removeAll { $0.versions[document.path] != nil && $0.file(document.path) != nil }
    }

    private func path(of uri: String) -> String {
        FileURI.path(uri).map(project.path) ?? uri
    }

    // MARK: Life

    func initialize(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        guard phase == .uninitialized else { throw .invalidRequest("the server is initialized") }
        phase = .running
        client = Client(parameters["capabilities"])
        parentProcess = parameters["processId"]?.int
        let folders = Self.paths(ofFolders: parameters["workspaceFolders"])
        let root = parameters["rootUri"]?.text.flatMap(FileURI.path) ?? parameters["rootPath"]?.text
        if let first = folders.first ?? root {
            project.enter(first)
            hasRoot = true
        }
        otherFolders = Array(folders.dropFirst())
        project.setOtherFolders(otherFolders)
        return [
            "capabilities": Capabilities.json(client),
            "serverInfo": ["name": "bannerc", "version": JSONValue(version)],
        ]
    }

    private static func paths(ofFolders folders: JSONValue?) -> [String] {
        (folders?.elements ?? []).compactMap { $0["uri"]?.text.flatMap(FileURI.path) }
    }

    /// `workspace/didChangeWorkspaceFolders`. The first folder stays where paths begin: they would all change with it.
    private func changeFolders(_ event: JSONValue?, _ time: UInt64) {
        let removed = Set(Self.paths(ofFolders: event?["removed"]))
        let added = Self.paths(ofFolders: event?["added"])
        otherFolders = otherFolders.filter { !removed.contains($0) && !added.contains($0) } + added
        project.setOtherFolders(otherFolders)
        scheduleCheck(time)
    }

    func shutDown() -> JSONValue {
        phase = .shutDown
        dueCheck = nil
        return .null
    }

    // MARK: Checks

    private func scheduleCheck(_ time: UInt64, isUrgent: Bool = false) {
        reasons += 1
        dueCheck = time + (isUrgent ? 0 : Self.quietNanoseconds)
    }

    /// The check that is due.
    public func startCheck() -> CheckJob {
        dueCheck = nil
        return CheckJob(project: project, files: openFiles, former: latest.resolutions, reasons: reasons)
    }

    /// Takes what came of a check, and returns what is to be sent.
    public func finish(_ result: CheckResult, at time: UInt64) -> [[UInt8]] {
        take(result)
        return takeOutput()
    }

    /// Checks at once, for a request that needs to know how things stand; not if that is known.
    func checkNow() {
        if !isChecked { take(startCheck().run()) }
    }

    /// The same before edits of files that are not open: a client that doesn't watch them tells of no change.
    func checkNowOnDisk() {
        if !client.takesWatchers {
            project.forgetFiles()
            reasons += 1
        }
        checkNow()
    }

    /// Whether the last check knows everything as it stands, as far as the client told.
    var isChecked: Bool { latest.reasons == reasons }

    /// Whether `document` is so large that what is asked for with each key has to leave something out.
    func isLarge(_ document: TextDocument) -> Bool { document.content.bytes.count > Self.quickBytes }

    private func take(_ result: CheckResult) {
        guard phase == .running else { return }
        // What a request had checked meanwhile is newer.
        if result.reasons < latest.reasons { return }
        latest = result
        for document in documents.values {
            for resolution in result.resolutions where resolution.isSound && resolution.file(document.path) != nil {
                lastSound[document.uri] = resolution
            }
        }
        publish(result)
        for message in result.check.messages where told.insert(message).inserted {
            send("window/logMessage", ["type": 2, "message": JSONValue(message)])
        }
        if client.asksForLensesAnew { ask("workspace/codeLens/refresh") }
        if client.asksForHintsAnew { ask("workspace/inlayHint/refresh") }
    }

    private func publish(_ result: CheckResult) {
        let diagnostics = DiagnosticList(result.check, client) { self.uri(of: $0) }
        let open = Dictionary(grouping: documents.values, by: \.path)
            .mapValues { $0.sorted { $0.edit > $1.edit } }
        // What stands at an address that nobody uses for it any more goes.
        var gone = Set(published.keys)
        for path in Set(diagnostics.byPath.keys).union(open.keys).sorted() {
            let list = JSONValue(diagnostics.byPath[path] ?? [])
            // What an editor holds at another address of the file, and was changed before, is not what was checked.
            for document in (open[path] ?? []).prefix(1) {
                gone.remove(document.uri)
                // Another check is on its way for what was changed meanwhile.
                if result.versions[path] == document.edit { publish(list, at: document.uri, document.version) }
            }
            // Nor is what it held before it closed the file what is in it.
            if open[path] == nil, result.versions[path] == nil, list != [] {
                let uri = uri(of: path)
                gone.remove(uri)
                if published[uri] != list { publish(list, at: uri) }
            }
        }
        for uri in gone.sorted() { publish([], at: uri) }
    }

    private func publish(_ list: JSONValue, at uri: String, _ version: Int? = nil) {
        published[uri] = version == nil && list == [] ? nil : list
        send(
            "textDocument/publishDiagnostics",
            .members(["uri": JSONValue(uri), "version": version.map { JSONValue($0) }, "diagnostics": list]))
    }

    // MARK: Documents

    /// What stands in the editor, each file once.
    var openFiles: [OpenFile] {
        Dictionary(documents.values.map { ($0.path, $0) }) { $0.edit > $1.edit ? $0 : $1 }.values
            .map { OpenFile(path: $0.path, bytes: $0.content.bytes, version: $0.edit) }
            .sorted { $0.path < $1.path }
    }

    /// The document of the file at `path`; of two with different addresses, the one that was changed last.
    func document(at path: String) -> TextDocument? {
        documents.values.lazy.filter { $0.path == path }.max { $0.edit < $1.edit }
    }

    /// The address of the file at `path`: as the client writes it, if it is open there.
    func uri(of path: String) -> String {
        document(at: path)?.uri ?? (path.holds("://") ? path : FileURI.uri(project.absolutePath(of: path)))
    }

    /// The document that `parameters` are about. Throws if it is not open.
    func document(_ parameters: JSONValue) throws(ResponseError) -> TextDocument {
        guard let uri = parameters.at("textDocument", "uri")?.text else {
            throw .invalidParameters("`textDocument.uri` is missing")
        }
        guard let document = documents[uri] else { throw .invalidParameters("\(uri.prefix(200)) is not open") }
        return document
    }

    /// The offset of the byte that `parameters` point at in `document`.
    func offset(_ parameters: JSONValue, in document: TextDocument) throws(ResponseError) -> Int {
        guard let position = TextPosition(parameters["position"]) else {
            throw .invalidParameters("`position` is missing")
        }
        return document.content.offset(of: position, client.encoding)
    }

    /// The specs that `document` is a part of, as the last check has them: its own first.
    func checkedResolutions(of document: TextDocument) -> [Resolution] {
        let all = latest.resolutions.filter { $0.file(document.path) != nil }
        return all.filter { $0.path == document.path } + all.filter { $0.path != document.path }
    }

    /// What is known of `document` as it stands, or as it stood at last if that would take too long to find out.
    func resolution(of document: TextDocument) -> Resolution? {
        if let checked = checkedResolutions(of: document).first,
            checked.versions[document.path] == document.edit || document.content.bytes.count > Self.quickBytes
        {
            return checked
        }
        guard document.content.bytes.count <= Self.quickBytes, isSpec(document) else {
            return lastSound[document.uri]
        }
        if let known = quick[document.uri], known.edit == document.edit { return known.resolution }
        let files = openFiles
        let versions = Dictionary(files.map { ($0.path, $0.version) }) { first, _ in first }
        let resolution = Resolution(project.load(document.path, files), versions: versions)
        quick[document.uri] = (document.edit, resolution)
        if resolution.isSound { lastSound[document.uri] = resolution }
        return resolution
    }

    /// What is known of `document` as it stands, and what was known when nothing was wrong with it.
    func resolutions(of document: TextDocument) -> [Resolution] {
        [resolution(of: document), lastSound[document.uri]].compactMap(\.self)
    }

    /// Whether `document` is meant to be a spec, and neither a configuration nor a file of design tokens.
    func isSpec(_ document: TextDocument) -> Bool {
        SpecKind.isSpec(document.path, document.content.bytes)
    }

    /// Whether `document` is a `bannerc.yaml`.
    func isConfiguration(_ document: TextDocument) -> Bool {
        SpecKind.isConfiguration(document.path)
    }

    /// What was measured for hints; now and then it forgets what nobody writes any more.
    func memory() -> LintMemory {
        measureCount += 1
        if measureCount.isMultiple(of: 2000) { measures = LintMemory() }
        return measures
    }

    // MARK: Places

    /// Where the byte of `document` at `offset` stood when `resolution` was made.
    func offset(_ offset: Int, of document: TextDocument, in resolution: Resolution) -> Int {
        guard let version = resolution.versions[document.path] else { return offset }
        return document.before(offset, since: version)
    }

    /// Where `place` of `resolution` stands now.
    func range(_ place: Place, _ resolution: Resolution) -> TextRange {
        let source = resolution.sources[place.file]
        guard let document = document(at: source.path), let version = resolution.versions[source.path] else {
            return TextContent(source.bytes).range(of: place.bytes, client.encoding)
        }
        let start = document.now(place.bytes.lowerBound, since: version)
        let end = max(start, document.now(place.bytes.upperBound, since: version))
        return document.content.range(of: start..<end, client.encoding)
    }

    /// Where `place` of `resolution` stands now, with the address of its file.
    func location(_ place: Place, _ resolution: Resolution) -> JSONValue {
        ["uri": JSONValue(uri(of: resolution.sources[place.file].path)), "range": range(place, resolution).json]
    }
}
