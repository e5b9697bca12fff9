import { DownloadOutlined, FilePdfOutlined } from '@ant-design/icons'
import { FileButton, type FileButtonProps } from '../crud/actions/file-button.tsx'

const names = { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' } as const
type FileFormat = keyof typeof names

/** Of a report whose paper is printed by a call of its own. */
export const tableFormats = ['xlsx', 'csv'] as const satisfies readonly FileFormat[]
export const allFormats = [...tableFormats, 'pdf'] as const satisfies readonly FileFormat[]

export interface DownloadProps<F extends FileFormat = FileFormat> extends Pick<
  FileButtonProps,
  'name' | 't'
> {
  readonly formats: readonly F[]
  readonly load: (format: F) => ReturnType<FileButtonProps['load']>
  readonly disabled: boolean
}

/** A report as a file, in each format. */
export const DownloadButtons = <F extends FileFormat>({ formats, load, t, ...shown }: DownloadProps<F>) =>
  formats.map((format) => (
    <FileButton
      key={format}
      {...shown}
      icon={format === 'pdf' ? <FilePdfOutlined /> : <DownloadOutlined />}
      label={t('console.journal.take', { format: names[format] })}
      extension={format}
      load={() => load(format)}
      t={t}
    />
  ))
