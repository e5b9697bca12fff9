import { CheckCircleOutlined } from '@ant-design/icons'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import type { Translate } from '../i18n/use-t.ts'
import './forms.css'

interface ThanksProps {
  /** What the form says in thanks; empty: that it has arrived. */
  readonly text: string | null | undefined
  /** What to do next. */
  readonly children?: ReactNode
  readonly t: Translate
}

/** Stands in place of a form that was filled in. */
export const Thanks = ({ text, children, t }: ThanksProps) => (
  <div className="form-thanks" role="status">
    <h2>
      <CheckCircleOutlined aria-hidden /> {t('console.forms.sent')}
    </h2>
    <p>{(text ?? '') === '' ? t('console.forms.sent_plain') : text}</p>
    {children !== undefined && (
      <Flex gap={8} wrap>
        {children}
      </Flex>
    )}
  </div>
)
