import type { Picture } from '#domain/documents/page.ts'
import { usePaperTools } from './paper-tools.ts'

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

/** One stored picture, as the build that shows the paper loads it. */
export function PaperPicture({ file, alt }: { readonly file: string; readonly alt: string }) {
  const { Picture: Loaded } = usePaperTools()
  return <Loaded file={file} alt={alt} />
}
