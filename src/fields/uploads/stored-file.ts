import { useEffect, useState } from 'react'
import { useQuery } from '#src/data/use-query.ts'
import { downloadFile } from '#domain/calls/files.ts'
import { callForFile } from '#src/data/call-api.ts'

/** The content of a stored file, loaded with the reader's own rights: the address alone gives no access. */
export async function fetchFile(id: string): Promise<{ blob: Blob; name: string | undefined }> {
  return callForFile(downloadFile, { path: { id }, params: { download: '1' } })
}

/** An address of a picture's content that lives as long as the component; undefined while it loads. */
export function usePictureUrl(picture: string | Blob | undefined): {
  url: string | undefined
  /** The media type of the content. */
  type: string | undefined
  isMissing: boolean
} {
  const id = typeof picture === 'string' ? picture : undefined
  const { data, isError } = useQuery({
    queryKey: ['file', id],
    queryFn: async ({ signal }) => (await callForFile(downloadFile, { path: { id: id ?? '' }, signal })).blob,
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
  const blob = picture instanceof Blob ? picture : data
  const [made, setMade] = useState<{ readonly of: Blob; readonly url: string }>()
  useEffect(() => {
    if (blob === undefined) return
    const url = URL.createObjectURL(blob)
    setMade({ of: blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  // A row that now shows another record never shows the picture of the one before.
  return { url: made?.of === blob ? made?.url : undefined, type: blob?.type, isMissing: isError }
}

/** Hands a blob to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
