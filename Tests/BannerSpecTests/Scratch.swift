import Testing
@Test func scratch() {}
