import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { showError } from '../errors/error-popup.tsx'
import { saveBlob } from '../fields/uploads/stored-file.ts'
import type { Translate } from '../i18n/use-t.ts'

const formats = { xlsx: 'Excel', csv: 'CSV' } as const
export type FileFormat = keyof typeof formats
const formatNames: readonly FileFormat[] = ['xlsx', 'csv']

export interface DownloadProps {
  /** The file's name where the server gives none, without its ending. */
  readonly name: string
  readonly load: (format: FileFormat) => Promise<{ readonly blob: Blob; readonly name: string | undefined }>
  readonly disabled: boolean
  readonly t: Translate
}

/** A report as a file, in each format. */
export function DownloadButtons({ name: named, load, disabled, t }: DownloadProps) {
  const [busy, setBusy] = useState<FileFormat>()
  const take = async (format: FileFormat) => {
    setBusy(format)
    try {
      const { blob, name } = await load(format)
      saveBlob(blob, name ?? `${named}.${format}`)
    } catch (error) {
      showError(t, error)
    } finally {
      setBusy(undefined)
    }
  }
  return formatNames.map((format) => (
    <Button
      key={format}
      icon={<DownloadOutlined />}
      loading={busy === format}
      disabled={disabled}
      onClick={() => void take(format)}
    >
      {t('console.journal.take', { format: formats[format] })}
    </Button>
  ))
}
