import { CheckCircleOutlined } from '@ant-design/icons'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import type { Translate } from '../i18n/use-t.ts'
import './forms.css'

interface ThanksProps {
  /** The form's own thanks; empty: a sentence that the answer has arrived. */
  readonly text: string | null | undefined
  /** What to do next. */
  readonly children?: ReactNode
  readonly t: Translate
}

/** Replaces a form once it was filled in. */
export const Thanks = ({ text, children, t }: ThanksProps) => (
  <div className="form-thanks" role="status">
    <h2>
      <CheckCircleOutlined aria-hidden /> {t('console.forms.sent')}
    </h2>
    <p>{(text ?? '') === '' ? t('console.forms.sent_plain') : text}</p>
    {Boolean(children) && (
      <Flex gap={8} wrap>
        {children}
      </Flex>
    )}
  </div>
)
