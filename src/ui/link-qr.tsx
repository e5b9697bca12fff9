import { QRCode } from 'antd'

interface LinkQrProps {
  readonly link: string
  /** What the picture is of. */
  readonly label: string
  readonly size?: number
}

/** A link for a phone's camera. Cameras read dark on light alone: it is so on any screen. */
export const LinkQr = ({ link, label, size = 240 }: LinkQrProps) => (
  <QRCode
    type="svg"
    role="img"
    aria-label={label}
    errorLevel="M"
    size={size}
    color="#000"
    bgColor="#fff"
    value={link}
  />
)
