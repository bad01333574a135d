/** Paths are relative, with `/` on every system, such as `pictures/0123456789abcdef/original.jpg`. */
export interface ListedFile {
  path: string
  bytes: number
  modifiedAt: Date
}

/** Opened when `stream` is called. */
export interface StoredFile extends ListedFile {
  /** @param range first and last byte, both inclusive */
  stream(range?: { start: number; end: number }): ReadableStream<Uint8Array>
}

/**
 * Where pictures, documents and uploads are: in a folder, or in a bucket that several servers share. A path has one
 * content as long as it exists; who writes it again writes the same.
 * All functions throw UnavailableError while a bucket does not answer.
 */
export interface MediaStore {
  /** For messages. */
  readonly name: string
  /** A local folder, for files that are coming in. */
  readonly localFolder: string
  /** Bytes of a file that can be served. */
  readonly largestFile: number
  /** The local folder that the decoding process reads and writes, which gets no keys of a bucket. */
  readonly workFolder: string
  /** @param options.isBeside in a folder that is there: it is gone when what the file belongs to was deleted */
  put(path: string, bytes: Uint8Array, options?: { isBeside?: boolean }): Promise<void>
  /** Moves a local file here. */
  adopt(path: string, file: string): Promise<void>
  /** Undefined for an empty file too, which a full disk or a crash can leave. */
  find(path: string): Promise<StoredFile | undefined>
  has(path: string): Promise<boolean>
  facts(path: string): Promise<ListedFile | undefined>
  /** SHA-256, hexadecimal; undefined where only reading it tells. */
  checksum(path: string): Promise<string | undefined>
  /** The first bytes; undefined where there is no such file. */
  readStart(path: string, bytes: number): Promise<Uint8Array | undefined>
  /** Copies it to a local file; undefined where there is none. Contents are checked where a checksum is known. */
  copyTo(path: string, file: string): Promise<ListedFile | undefined>
  /** Directly in this folder; no unfinished ones. */
  list(folder: string): Promise<ListedFile[]>
  /** In this folder and below. */
  listAll(folder: string): AsyncIterable<ListedFile>
  remove(path: string): Promise<void>
  removeFolder(folder: string): Promise<void>
  /** Work of the decoding process with these pictures, which it finds in its folder; what it leaves there is stored. */
  stage<Result>(keys: string[], work: () => Promise<Result>): Promise<Result>
}
