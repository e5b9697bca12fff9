import { DownloadOutlined } from '@ant-design/icons'
import { FileButton } from '../crud/actions/file-button.tsx'
import type { Translate } from '../i18n/use-t.ts'

interface SaveQrProps {
  /** The file's name. */
  readonly name: string
  readonly load: () => Promise<{ readonly blob: Blob; readonly name: string | undefined }>
  readonly t: Translate
}

/** The picture of a QR as a file, for whoever pays from afar. */
export const SaveQr = ({ name, load, t }: SaveQrProps) => (
  <FileButton
    t={t}
    size="small"
    name={name}
    extension="png"
    icon={<DownloadOutlined />}
    label={t('console.desk.qr.save')}
    load={load}
  />
)
