import { InboxOutlined } from '@ant-design/icons'
import { Alert, Spin, Upload } from 'antd'
import { useState } from 'react'
import { errorText } from '../errors/error-text.ts'
import type { ViewTools } from '../fields/field-view.ts'
import './imports.css'

interface DropFileProps {
  readonly tools: ViewTools
  readonly accept: string
  readonly upload: (file: File) => Promise<void>
  /** What there is to know of the file. */
  readonly hint: string
  readonly onBusy?: (isBusy: boolean) => void
}

/** The place to drop a file. An error from the server is shown here and nothing else is lost. */
export function DropFile({ tools: { t }, accept, upload, hint, onBusy }: DropFileProps) {
  const [isReading, setReading] = useState(false)
  const [refused, setRefused] = useState<string>()
  const setBusy = (busy: boolean) => {
    setReading(busy)
    onBusy?.(busy)
  }
  const take = async (file: File) => {
    setBusy(true)
    setRefused(undefined)
    try {
      await upload(file)
    } catch (error) {
      setRefused(`${file.name}: ${errorText(t, error, 'import_failed')}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Upload.Dragger
        className="lobby-import-drop"
        accept={accept}
        showUploadList={false}
        disabled={isReading}
        beforeUpload={(file) => {
          void take(file)
          return false
        }}
      >
        <p className="lobby-import-icon">{isReading ? <Spin /> : <InboxOutlined aria-hidden />}</p>
        <p>{t(isReading ? 'console.imports.uploading' : 'console.imports.drop')}</p>
        <p className="lobby-secondary">{t('console.imports.drop_hint')}</p>
        <p className="lobby-secondary">{hint}</p>
      </Upload.Dragger>
      {refused !== undefined && (
        <Alert type="error" showIcon message={refused} className="lobby-import-alert" />
      )}
    </>
  )
}
