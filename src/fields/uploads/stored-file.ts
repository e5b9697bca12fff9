import { useEffect, useState } from 'react'
import { managePrefix } from '#core/derive/routes.ts'
import { useQuery } from '#src/data/use-query.ts'
import { http } from '#src/session/http.ts'

const urlOf = (id: string) => `${managePrefix}/storage/media/${encodeURIComponent(id)}`

/** A stored file's content, asked for with the reader's own rights: an address alone shows nothing. */
export async function fetchFile(id: string): Promise<{ blob: Blob; name: string | undefined }> {
  const reply = await http.get<Blob>(urlOf(id), { responseType: 'blob', params: { download: '1' } })
  return { blob: reply.data, name: nameIn(String(reply.headers['content-disposition'] ?? '')) }
}

/** An address of a picture's content that lives as long as the component; undefined while it loads. */
export function usePictureUrl(picture: string | Blob | undefined): {
  url: string | undefined
  isMissing: boolean
} {
  const id = typeof picture === 'string' ? picture : undefined
  const { data, isError } = useQuery({
    queryKey: ['file', id],
    queryFn: async ({ signal }) =>
      (await http.get<Blob>(urlOf(id ?? ''), { responseType: 'blob', signal })).data,
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
  const blob = picture instanceof Blob ? picture : data
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (blob === undefined) return setUrl(undefined)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return { url, isMissing: isError }
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

/** The name in a content-disposition header, whichever of its two spellings stands there. */
export function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(disposition)?.[1]
}
