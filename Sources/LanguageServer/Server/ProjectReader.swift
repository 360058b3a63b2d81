// SPDX-License-Identifier: Apache-2.0

public import BannerLint
public import BannerSpec
public import Diagnostics

/// The files of a project as the server knows them: what an editor holds open stands over what is on the disk.
///
/// The server itself touches no disk. A check may run on another thread than everything else, but never two at once.
public protocol ProjectReader: AnyObject, Sendable {
    /// Works in the folder at the absolute path `root` from now on.
    func enter(_ root: String)
    /// Checks the specs of the folders at these absolute paths from now on, besides those of the one that was entered.
    func setOtherFolders(_ folders: [String])
    /// The path by which messages name the file at an absolute path.
    func path(of absolutePath: String) -> String
    /// The absolute path of what messages name as `path`, in the folders of the workspace as the client spells them.
    func absolutePath(of path: String) -> String
    /// The absolute path of the folder in which a command about the spec at `path` means what it means here: that of its configuration.
    func folder(of path: String) -> String
    /// What `bannerc lint` would find, were `files` saved.
    func check(_ files: [OpenFile]) -> ProjectCheck
    /// Reads the spec at `path`, which is one of `files`, and what it uses, without checking any rule.
    func load(_ path: String, _ files: [OpenFile]) -> LoadedSpec
    /// Forgets what is known of the disk.
    func forgetFiles()
    /// Forgets what may have changed with something that was saved, where the client tells of what changes on the disk.
    func noteSave()
    /// Forgets what these changes on the disk have a say in.
    func forget(_ changes: [FileChange])
}

/// A file that has changed on the disk.
public struct FileChange: Hashable, Sendable {
    /// The path by which messages name it.
    public var path: String
    /// Whether it is there since then, or no longer.
    public var comesOrGoes: Bool

    /// A change of the file at `path`.
    public init(path: String, comesOrGoes: Bool) {
        self.path = path
        self.comesOrGoes = comesOrGoes
    }
}

/// A file that an editor holds open.
public struct OpenFile: Hashable, Sendable {
    /// The path by which messages name it.
    public var path: String
    /// What stands in the editor.
    public var bytes: [UInt8]
    /// A number that differs for whatever else the editor held or holds there.
    public var version: Int

    /// A file at `path` that holds `bytes`.
    public init(path: String, bytes: [UInt8], version: Int) {
        self.path = path
        self.bytes = bytes
        self.version = version
    }
}

/// A spec that was read, with all that it uses.
public struct LoadedSpec: Sendable {
    /// The path of the spec itself.
    public var path: String
    /// The files, the spec first.
    public var sources: SourceSet
    /// What came of reading them.
    public var loaded: SpecLoader.Result
    /// How each rule ran; empty where none did.
    public var settings: [RuleSetting]

    /// What came of reading the spec at `path`.
    public init(path: String, sources: SourceSet, loaded: SpecLoader.Result, settings: [RuleSetting] = []) {
        self.path = path
        self.sources = sources
        self.loaded = loaded
        self.settings = settings
    }
}

/// What came of checking a project.
public struct ProjectCheck: Sendable {
    /// The specs.
    public var specs: [LoadedSpec]
    /// What was found in them, but for what a baseline allows.
    public var report: Report
    /// What is wrong with configurations.
    public var configurationReports: [Report]
    /// What else went wrong, a line each.
    public var messages: [String]

    /// A check that found `report` in `specs`.
    public init(
        specs: [LoadedSpec] = [], report: Report = Report(), configurationReports: [Report] = [],
        messages: [String] = []
    ) {
        self.specs = specs
        self.report = report
        self.configurationReports = configurationReports
        self.messages = messages
    }
}
