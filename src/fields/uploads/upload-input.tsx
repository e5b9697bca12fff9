import { CameraOutlined, DeleteOutlined, FileOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Typography, Upload } from 'antd'
import { useState } from 'react'
import { documentTypes, maxBytes, accepts, sizeLimit, type UploadOptions } from '#core/fields/upload.ts'
import { codeText } from '#src/i18n/code-text.ts'
import type { ViewTools } from '../field-view.ts'
import { formatBytes } from '../format.ts'
import { Preview } from './preview.tsx'
import { SecureImage } from './secure-image.tsx'

export type Stored = string | Blob

interface UploadInputProps {
  readonly id: string | undefined
  readonly disabled: boolean | undefined
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly tools: ViewTools
  readonly options: UploadOptions
  readonly label: string
  readonly pictures: boolean
  /** In a row of others: small pictures, a button without words, and no limits said beforehand. */
  readonly isCompact?: boolean
  /** Most files. */
  readonly max: number
  readonly value: readonly Stored[]
  readonly onChange: (value: readonly Stored[]) => void
}

/** Files that are stored, and those that will be with the record. Size and type are refused here already. */
export function UploadInput(props: UploadInputProps) {
  const { id, disabled, describedBy, invalid, tools, options, label, pictures, max, value, onChange } = props
  const { isCompact = false } = props
  const { t } = tools
  const [refused, setRefused] = useState<string>()
  const types = options.accept ?? documentTypes
  const take = (files: readonly File[]) => {
    const wrong = files.find((file) => !accepts(options, file.type) || file.size > maxBytes(options))
    const tooMany = max > 1 && value.length + files.length > max
    if (wrong !== undefined) setRefused(`${wrong.name}: ${refusalOf(wrong, options, t)}`)
    else setRefused(tooMany ? codeText(t, 'too_many', { limits: { max } }) : undefined)
    if (wrong !== undefined || tooMany) return
    onChange(max === 1 ? files.slice(-1) : [...value, ...files])
  }
  const limits = [
    t('console.fields.upload_size', { size: formatBytes(maxBytes(options), tools.language) }),
    ...(max > 1 ? [t('console.fields.upload_count', { total: max })] : []),
  ]
  return (
    <div className="lobby-upload" data-compact={isCompact}>
      {value.map((one, at) => (
        <Item
          key={typeof one === 'string' ? one : `${at}-${one.size}`}
          picture={pictures}
          previews={options.previews === true}
          size={isCompact ? 40 : 96}
          stored={one}
          label={label}
          tools={tools}
          disabled={disabled === true}
          remove={() => onChange(value.filter((_one, place) => place !== at))}
        />
      ))}
      {(value.length < max || max === 1) && (
        <Upload
          id={id}
          accept={types.join(',')}
          multiple={max > 1}
          showUploadList={false}
          disabled={disabled}
          beforeUpload={(file, all) => {
            if (file === all[0]) take(all)
            return false
          }}
        >
          <Button
            icon={isCompact && pictures ? <CameraOutlined /> : <UploadOutlined />}
            disabled={disabled}
            aria-label={`${label}: ${t(pictures ? 'console.fields.upload_image' : 'console.fields.upload')}`}
            aria-invalid={invalid ? true : undefined}
            aria-describedby={describedBy}
          >
            {isCompact ? null : t(pictures ? 'console.fields.upload_image' : 'console.fields.upload')}
          </Button>
        </Upload>
      )}
      {(refused !== undefined || !isCompact) && (
        <Typography.Text
          type={refused === undefined ? 'secondary' : 'danger'}
          role={refused === undefined ? undefined : 'alert'}
        >
          {refused ?? limits.join(', ')}
        </Typography.Text>
      )}
    </div>
  )
}

const refusalOf = (file: File, options: UploadOptions, t: ViewTools['t']) =>
  accepts(options, file.type)
    ? codeText(t, 'file_limit_exceeded', { limits: sizeLimit(options) })
    : codeText(t, 'file_type_not_allowed')

interface ItemProps {
  readonly stored: Stored
  readonly picture: boolean
  readonly previews: boolean
  /** Pixels of a picture's side. */
  readonly size: number
  readonly label: string
  readonly tools: ViewTools
  readonly disabled: boolean
  readonly remove: () => void
}

function Item({ stored, picture, previews, size, label, tools, disabled, remove }: ItemProps) {
  const name =
    stored instanceof File ? stored.name : `${label} ${typeof stored === 'string' ? `#${stored}` : ''}`.trim()
  const named = (
    <>
      <FileOutlined /> {name}
    </>
  )
  return (
    <span className="lobby-upload-item">
      {picture ? (
        <SecureImage picture={stored} alt={name} size={size} />
      ) : previews ? (
        <Preview stored={stored} alt={name} size={size}>
          {named}
        </Preview>
      ) : (
        named
      )}
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        disabled={disabled}
        aria-label={tools.t('console.fields.remove_file', { file: name })}
        onClick={remove}
      />
    </span>
  )
}
