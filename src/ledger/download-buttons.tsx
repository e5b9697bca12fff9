import { DownloadOutlined } from '@ant-design/icons'
import { FileButton, type FileButtonProps } from '../crud/actions/file-button.tsx'

const formats = { xlsx: 'Excel', csv: 'CSV' } as const
type FileFormat = keyof typeof formats
const formatNames: readonly FileFormat[] = ['xlsx', 'csv']

export interface DownloadProps extends Pick<FileButtonProps, 'name' | 't'> {
  readonly load: (format: FileFormat) => ReturnType<FileButtonProps['load']>
  readonly disabled: boolean
}

/** A report as a file, in each format. */
export const DownloadButtons = ({ load, t, ...shown }: DownloadProps) =>
  formatNames.map((format) => (
    <FileButton
      key={format}
      {...shown}
      icon={<DownloadOutlined />}
      label={t('console.journal.take', { format: formats[format] })}
      extension={format}
      load={() => load(format)}
      t={t}
    />
  ))
