import type { ReactNode } from 'react'
import { SecureImage } from './secure-image.tsx'
import { usePictureUrl } from './stored-file.ts'

interface PreviewProps {
  readonly stored: string | Blob
  readonly alt: string
  readonly size: number
  /** Shown for a file that is no picture, and while it loads. */
  readonly children: ReactNode
}

/** Shows a file that is a picture. The file is loaded to find out. */
export function Preview({ stored, alt, size, children }: PreviewProps) {
  const { type = '' } = usePictureUrl(stored)
  return type.startsWith('image/') ? <SecureImage picture={stored} alt={alt} size={size} /> : children
}
