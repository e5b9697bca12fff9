import { DownloadOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import type { PlainProps } from '../field-view.ts'
import type { UploadField } from './upload-views.tsx'
import { fieldLabel } from '../words.ts'
import { filesIn } from '../references/ids.ts'
import { Preview } from './preview.tsx'
import { SecureImage } from './secure-image.tsx'
import { fetchFile, saveBlob } from './stored-file.ts'
import { showError } from '#src/errors/error-popup.tsx'

export function Pictures({ value, entityName, name, tools }: PlainProps) {
  const label = fieldLabel(tools.t, entityName, name)
  return (
    <Space wrap>
      {filesIn(value).map((one, at) => (
        <SecureImage
          key={typeof one === 'string' ? one : at}
          picture={one}
          alt={`${label} ${at + 1}`}
          size={120}
        />
      ))}
    </Space>
  )
}

export function Downloads({ field, value, entityName, name, tools }: PlainProps<UploadField>) {
  const label = fieldLabel(tools.t, entityName, name)
  const open = async (id: string) => {
    try {
      const file = await fetchFile(id)
      saveBlob(file.blob, file.name ?? `${label}-${id}`)
    } catch (error) {
      showError(tools.t, error)
    }
  }
  return (
    <Space wrap>
      {filesIn(value).map((one, at) => {
        if (typeof one !== 'string') return null
        const called = `${label} ${at + 1}`
        const button = (
          <Button
            key={one}
            size="small"
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => void open(one)}
          >
            {tools.t('console.fields.open_file', { file: called })}
          </Button>
        )
        if (field.previews !== true) return button
        return (
          <Preview key={one} stored={one} alt={called} size={120}>
            {button}
          </Preview>
        )
      })}
    </Space>
  )
}
