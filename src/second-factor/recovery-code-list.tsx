import type { KeyUnder } from '../i18n/translation-key.ts'
import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { useT } from '../i18n/use-t.ts'
import { message } from '../ui/feedback.ts'

interface RecoveryCodeListProps {
  readonly codes: readonly string[]
  /** Whose they are, for the file. */
  readonly name: string
}

/** Codes that are shown this once: to read, copy or keep as a file. */
export function RecoveryCodeList({ codes, name }: RecoveryCodeListProps) {
  const t = useT()
  const words = (key: KeyUnder<'console.second_factor.enrol'>) =>
    t(`console.second_factor.enrol.${key}`, { name })
  const text = `${words('file_title')}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    message.success(words('copied'))
  }
  return (
    <Flex vertical gap={12}>
      <Alert type="warning" showIcon message={words('codes_help')} />
      <ol
        style={{ margin: 0, paddingInlineStart: 32, fontFamily: 'ui-monospace, monospace', lineHeight: 1.9 }}
      >
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
      <Flex gap={8} wrap>
        {/* Browsers give no clipboard to pages without TLS. */}
        {'clipboard' in navigator && (
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
            {words('copy')}
          </Button>
        )}
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="lobby-recovery-codes.txt"
        >
          {words('download')}
        </Button>
      </Flex>
    </Flex>
  )
}
