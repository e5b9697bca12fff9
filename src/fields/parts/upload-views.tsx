import { DownloadOutlined, FileOutlined, PictureOutlined } from '@ant-design/icons'
import { App, Button, Space } from 'antd'
import type { AnyField } from '#core/field.ts'
import type { UploadOptions } from '#core/fields/upload.ts'
import { defineView, type InputProps, type PlainProps } from '../field-view.ts'
import { fieldLabel } from '../words.ts'
import { noFilter } from './filter.tsx'
import { SecureImage } from './secure-image.tsx'
import { fetchFile, saveBlob } from './stored-file.ts'
import { UploadInput, type Stored } from './upload-input.tsx'

export type UploadField = AnyField & UploadOptions & { readonly max?: number }

interface Shape {
  readonly pictures: boolean
  readonly many: boolean
}

/** The four kinds of stored files differ in whether they are pictures and how many there are. */
export function uploadView({ pictures, many }: Shape) {
  return defineView<UploadField>({
    Cell: ({ value, tools }) => {
      const total = listOf(value).length
      const icon = pictures ? <PictureOutlined /> : <FileOutlined />
      return (
        <Space size={4}>
          {icon}
          {many ? total : tools.t(pictures ? 'console.fields.image' : 'console.fields.file')}
        </Space>
      )
    },
    Detail: (props) => (pictures ? <Pictures {...props} /> : <Downloads {...props} />),
    Input: (props) => <Uploads {...props} pictures={pictures} many={many} />,
    Filter: noFilter,
    Plain: ({ value, tools }) =>
      tools.t(pictures ? 'console.fields.image' : 'console.fields.file') + ` (${listOf(value).length})`,
    width: 100,
    wide: many,
  })
}

const listOf = (value: unknown): Stored[] => {
  const items = Array.isArray(value)
    ? (value as unknown[])
    : value === null || value === undefined
      ? []
      : [value]
  return items.map((one) => (one instanceof Blob ? one : String(one)))
}

function Pictures({ value, entityName, name, tools }: PlainProps<UploadField>) {
  const label = fieldLabel(tools.t, entityName, name)
  return (
    <Space wrap>
      {listOf(value).map((one, at) => (
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

function Downloads({ value, entityName, name, tools }: PlainProps<UploadField>) {
  const { message } = App.useApp()
  const label = fieldLabel(tools.t, entityName, name)
  const open = async (id: string) => {
    try {
      const file = await fetchFile(id)
      saveBlob(file.blob, file.name ?? `${label}-${id}`)
    } catch {
      message.error(tools.t('error.server_error'))
    }
  }
  return (
    <Space wrap>
      {listOf(value).map((one, at) =>
        typeof one === 'string' ? (
          <Button key={one} size="small" icon={<DownloadOutlined />} onClick={() => void open(one)}>
            {tools.t('console.fields.open_file', { file: `${label} ${at + 1}` })}
          </Button>
        ) : null,
      )}
    </Space>
  )
}

function Uploads({ field, value, onChange, pictures, many, ...props }: InputProps<UploadField> & Shape) {
  const { tools, entityName, name } = props
  return (
    <UploadInput
      id={props.id}
      disabled={props.disabled}
      describedBy={props.describedBy}
      tools={tools}
      options={field}
      label={fieldLabel(tools.t, entityName, name)}
      pictures={pictures}
      max={many ? (field.max ?? 10) : 1}
      value={listOf(value)}
      onChange={(files) => onChange?.(many ? files : (files[0] ?? null))}
    />
  )
}
