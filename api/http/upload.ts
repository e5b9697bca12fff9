import type { WireFile } from '#core/kind.ts'

/** The content of `WireFile.handle` on the server: the part's bytes, already counted against the route's limit. */
export interface Upload {
  readonly bytes: Buffer
}

export const wireFile = (part: { filename: string; mimetype: string; bytes: Buffer }): WireFile => ({
  wireFile: true,
  filename: part.filename,
  mimetype: part.mimetype,
  handle: { bytes: part.bytes } satisfies Upload,
})

export const uploadOf = (file: WireFile): Upload => file.handle as Upload
