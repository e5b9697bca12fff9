import { DownloadOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import type { PlainProps } from '../field-view.ts'
import { fieldLabel } from '../words.ts'
import { filesIn } from '../references/ids.ts'
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

export function Downloads({ value, entityName, name, tools }: PlainProps) {
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
      {filesIn(value).map((one, at) =>
        typeof one === 'string' ? (
          <Button key={one} size="small" icon={<DownloadOutlined />} onClick={() => void open(one)}>
            {tools.t('console.fields.open_file', { file: `${label} ${at + 1}` })}
          </Button>
        ) : null,
      )}
    </Space>
  )
}
