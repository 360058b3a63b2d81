// SPDX-License-Identifier: Apache-2.0

/// A section around a place in a template.
struct TemplateScope {
    /// Its names; none for a section over a text or a flag, which has those around it.
    var shape: ContextShape?
    /// What `.` stands for; `nil` where that is what it stands for around the section.
    var item: ContextKind?
    /// Whether the section is repeated for a list, so that `first()` and its like have an answer.
    var isList = false
    /// Whether nobody knows what the section is over, since its tag has a fault.
    var isUnknown = false
    /// Whether the section changes neither `.` nor the list: a flag, or what is shown where there is nothing.
    var isTransparent: Bool { shape == nil && item == nil }
}
