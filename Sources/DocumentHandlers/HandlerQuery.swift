// SPDX-License-Identifier: Apache-2.0
public import UniformTypes

/// What is to be opened.
public struct HandlerQuery: Sendable, Hashable {
  /// Its type.
  public var type: UTType
  /// The extension of its name, for handlers that claim by extension.
  public var filenameExtension: String?
  /// Its MIME type, for handlers that claim by MIME type.
  public var mimeType: String?
  /// The identifier of the handler that the user chose for this very file.
  public var chosenHandler: String?
  /// The types of what is inside, the outermost first: the text in `notes.txt.gz`.
  public var contents: [Content]

  /// Something inside a container.
  public struct Content: Sendable, Hashable {
    /// Its name, where it has one.
    public var name: String?
    /// Its type.
    public var type: UTType
    /// The extension of its name, for handlers that claim by extension.
    public var filenameExtension: String?

    /// Describes something inside a container.
    public init(name: String? = nil, type: UTType, filenameExtension: String? = nil) {
      self.name = name
      self.type = type
      self.filenameExtension = filenameExtension
    }
  }

  /// Asks for the handlers of a type, and of what is inside.
  public init(
    _ type: UTType, filenameExtension: String? = nil, mimeType: String? = nil, chosenHandler: String? = nil,
    contents: [Content] = []
  ) {
    self.type = type
    self.filenameExtension = filenameExtension
    self.mimeType = mimeType
    self.chosenHandler = chosenHandler
    self.contents = contents
  }
}
