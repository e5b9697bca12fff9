import { PictureOutlined } from '@ant-design/icons'
import { Image } from 'antd'
import { usePictureUrl } from './stored-file.ts'

interface SecureImageProps {
  /** A stored file's id, or a picture that is about to be stored. */
  readonly picture: string | Blob
  readonly alt: string
  /** Pixels of the thumbnail's side. Default 96. */
  readonly size?: number
}

/** A picture that only those see who may see its record; a click enlarges it. */
export function SecureImage({ picture, alt, size = 96 }: SecureImageProps) {
  const { url, isMissing } = usePictureUrl(picture)
  if (url === undefined)
    return (
      <span className="lobby-picture-empty" style={{ width: size, height: size }} role="img" aria-label={alt}>
        {isMissing && <PictureOutlined />}
      </span>
    )
  return (
    <Image
      src={url}
      alt={alt}
      width={size}
      height={size}
      style={{ objectFit: 'cover' }}
      className="lobby-picture"
    />
  )
}
