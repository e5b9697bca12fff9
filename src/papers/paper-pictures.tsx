import type { Picture } from '#domain/documents/page.ts'
import { usePictureUrl } from '#src/fields/uploads/stored-file.ts'

/** Stored pictures of a paper, each with its words below it. */
export const PaperPictures = ({ of }: { readonly of: readonly Picture[] }) => (
  <div className="desk-pictures">
    {of.map(({ file, caption }) => (
      <figure key={file}>
        <PaperPicture file={file} alt={caption} />
        <figcaption>{caption}</figcaption>
      </figure>
    ))}
  </div>
)

/** One stored picture, loaded with the reader's own rights; nothing where it cannot be. */
export function PaperPicture({ file, alt }: { readonly file: string; readonly alt: string }) {
  const { url } = usePictureUrl(file)
  return url === undefined ? null : <img src={url} alt={alt} />
}
