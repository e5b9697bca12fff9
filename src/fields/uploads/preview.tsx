import type { ReactNode } from 'react'
import { SecureImage } from './secure-image.tsx'
import { usePictureUrl } from './stored-file.ts'

interface PreviewProps {
  readonly stored: string | Blob
  readonly alt: string
  readonly size: number
  /** What stands for a file that is no picture, and until that is known. */
  readonly children: ReactNode
}

/** A picture among other files as a picture: the file is loaded to see what it is. */
export function Preview({ stored, alt, size, children }: PreviewProps) {
  const { type = '' } = usePictureUrl(stored)
  return type.startsWith('image/') ? <SecureImage picture={stored} alt={alt} size={size} /> : children
}
