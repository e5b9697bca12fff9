import { InboxOutlined } from '@ant-design/icons'
import { Alert, Checkbox, Spin, Upload } from 'antd'
import { useState } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import { errorText } from '../errors/error-text.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { useSession } from '../session/session.ts'
import { uploadSheet, type Batch } from './calls.ts'

interface ChooseFileProps {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  readonly onBatch: (batch: Batch) => void
}

/** The place to drop a sheet. An error from the server is shown here and nothing else is lost. */
export function ChooseFile({ entity, tools, onBatch }: ChooseFileProps) {
  const { t } = tools
  const { building } = useSession()
  const [isReading, setReading] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [updatesKnown, setUpdatesKnown] = useState(false)
  const take = async (file: File) => {
    setReading(true)
    setRefused(undefined)
    try {
      onBatch(await uploadSheet(entity, { buildingId: building?.id, file, updatesKnown }))
    } catch (error) {
      setRefused(`${file.name}: ${errorText(t, error, 'import_failed')}`)
    } finally {
      setReading(false)
    }
  }
  return (
    <>
      {entity.imports?.mayUpdateKnown === true && (
        <Checkbox
          checked={updatesKnown}
          disabled={isReading}
          onChange={({ target }) => setUpdatesKnown(target.checked)}
        >
          {t('console.imports.update_known')}
        </Checkbox>
      )}
      <Upload.Dragger
        className="lobby-import-drop"
        accept=".xlsx,.csv"
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
        <p className="lobby-secondary">{t('console.imports.template_hint')}</p>
      </Upload.Dragger>
      {refused !== undefined && (
        <Alert type="error" showIcon message={refused} className="lobby-import-alert" />
      )}
    </>
  )
}
