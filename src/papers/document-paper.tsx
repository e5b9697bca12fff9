import { useMemo, type ComponentProps } from 'react'
import { DocumentPaper as Paper } from '#paper/document-paper.tsx'
import { PaperToolsContext } from '#paper/paper-tools.ts'
import { usePictureUrl } from '#src/fields/uploads/stored-file.ts'
import { useT } from '../i18n/use-t.ts'

/** A document as it is printed, with the console's pictures and words. */
export function DocumentPaper(props: ComponentProps<typeof Paper>) {
  const t = useT()
  const tools = useMemo(() => ({ Picture: StoredPicture, qrLabel: t('console.desk.qr.picture') }), [t])
  return (
    <PaperToolsContext value={tools}>
      <Paper {...props} />
    </PaperToolsContext>
  )
}

function StoredPicture({ file, alt }: { readonly file: string; readonly alt: string }) {
  const { url } = usePictureUrl(file)
  return url === undefined ? null : <img src={url} alt={alt} />
}
