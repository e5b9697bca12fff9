import { UserOutlined } from '@ant-design/icons'
import { Avatar, Button, Flex, Typography, Upload } from 'antd'
import { useState } from 'react'
import { uploadSizeMb } from '#core/limits.ts'
import { sizeLimit } from '#core/fields/upload.ts'
import { uploadFile } from '#domain/calls/files.ts'
import { callApi } from '#src/data/call-api.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { codeText } from '#src/i18n/code-text.ts'
import { usePictureUrl } from '#src/fields/uploads/stored-file.ts'
import { useT } from '#src/i18n/use-t.ts'
import { message } from '../../ui/feedback.ts'

const types = ['image/jpeg', 'image/png', 'image/webp']

interface AvatarPickerProps {
  /** A file's id. */
  readonly value: string | null
  /** With the id of a file just stored, or empty to go without. */
  readonly onChange: (id: string) => void
}

/** The user's picture: view, change, remove. */
export function AvatarPicker({ value, onChange }: AvatarPickerProps) {
  const t = useT()
  const [isSending, setSending] = useState(false)
  const { url } = usePictureUrl(value ?? undefined)

  const send = async (file: File) => {
    if (!types.includes(file.type)) return message.error(t('console.account.profile.avatar_type'))
    if (file.size > uploadSizeMb * 1024 ** 2)
      return message.error(codeText(t, 'file_limit_exceeded', { limits: sizeLimit({}) }))
    setSending(true)
    try {
      const { data } = await callApi(uploadFile, { body: { file } })
      onChange(data.id)
    } catch (error) {
      showError(t, error, { failed: 'upload_failed' })
    } finally {
      setSending(false)
    }
  }

  return (
    <Flex gap={16} align="center" wrap style={{ marginBottom: 16 }}>
      <Avatar
        size={72}
        src={value === null ? undefined : url}
        icon={<UserOutlined aria-hidden />}
        alt={t('console.account.profile.avatar')}
      />
      <Flex vertical gap={4} align="start">
        <Flex gap={8} wrap>
          <Upload
            accept={types.join(',')}
            showUploadList={false}
            beforeUpload={(file) => {
              void send(file)
              return false
            }}
          >
            <Button loading={isSending}>{t('console.account.profile.change_avatar')}</Button>
          </Upload>
          {value !== null && (
            <Button onClick={() => onChange('')}>{t('console.account.profile.remove_avatar')}</Button>
          )}
        </Flex>
        <Typography.Text type="secondary">
          {t('console.account.profile.avatar_help', { mb: uploadSizeMb })}
        </Typography.Text>
      </Flex>
    </Flex>
  )
}
