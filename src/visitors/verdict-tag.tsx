import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  HomeOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { PassVerdict } from '#domain/visitor-pass.ts'
import type { Translate } from '../i18n/use-t.ts'

/** Whether the gate may open: to let in, to let out, later, or not at all. */
export type Answer = 'open' | 'inside' | 'later' | 'shut'

const answers: Readonly<Record<PassVerdict, Answer>> = {
  welcome: 'open',
  inside: 'inside',
  waiting: 'later',
  early: 'later',
  rejected: 'shut',
  expired: 'shut',
  used: 'shut',
  elsewhere: 'shut',
  unknown: 'shut',
}
export const answerOf = (verdict: PassVerdict): Answer => answers[verdict]

const icons: Readonly<Record<Answer, ReactNode>> = {
  open: <CheckCircleOutlined aria-hidden />,
  inside: <HomeOutlined aria-hidden />,
  later: <ClockCircleOutlined aria-hidden />,
  shut: <CloseCircleOutlined aria-hidden />,
}

/** A verdict by its words, its sign and its colour. */
export const VerdictTag = ({ verdict, t }: { readonly verdict: PassVerdict; readonly t: Translate }) => (
  <span className="visitor-verdict" data-answer={answerOf(verdict)}>
    {icons[answerOf(verdict)]}
    {t(`console.visitors.verdict.${verdict}`)}
  </span>
)
