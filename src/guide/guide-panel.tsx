import { CheckCircleFilled, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isOneOf } from '#core/one-of.ts'
import { guideSteps, type GuideStep } from '#domain/guide-steps.ts'
import { building } from '#entities/property/building.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { formatNumber } from '../fields/format.ts'
import { countedSteps } from './locale.ts'
import { stepLink } from './step-address.ts'
import { useChangeGuide } from './use-change-guide.ts'
import { nextOf, type Guide, type GuideStepState } from './use-guide.ts'
import './guide.css'

interface GuidePanelProps {
  readonly guide: Guide
  readonly buildingId: string
  readonly tools: ViewTools
}

/** The way of a new building to its first fee notice: what is done, what waits and for what, and who can do it. */
export function GuidePanel({ guide: { steps }, buildingId, tools }: GuidePanelProps) {
  const { t } = tools
  const { isBusy, change } = useChangeGuide(buildingId, t)
  const mayChange = tools.can('update', building.name)
  const needed = steps.filter((step) => step.is_needed)
  const next = nextOf(steps)
  const answer = (step: GuideStepState) => {
    const { answer: name }: GuideStep = guideSteps[step.key]
    if (name === undefined || !mayChange || (step.is_done && !step.is_answered)) return null
    return (
      <Button size="small" disabled={isBusy} onClick={() => void change({ [name]: !step.is_answered })}>
        {t(step.is_answered ? 'console.guide.take_back' : `console.guide.answer.${name}`)}
      </Button>
    )
  }
  return (
    <section className="lobby-guide" aria-label={t('console.guide.title')}>
      <header>
        <h2>{t('console.guide.title')}</h2>
        <span className="lobby-secondary">
          {t('console.guide.progress', {
            done: needed.filter((step) => step.is_done).length,
            all: needed.length,
          })}
        </span>
        {mayChange && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => void change({ dismissed: true }, t('console.guide.hidden'))}
          >
            {t('console.guide.hide')}
          </Button>
        )}
      </header>
      <ol>
        {steps.map((step) => (
          <Step key={step.key} step={step} isNext={step === next} buildingId={buildingId} tools={tools}>
            {answer(step)}
          </Step>
        ))}
      </ol>
    </section>
  )
}

interface StepProps {
  readonly step: GuideStepState
  /** The first that is needed and that the reader can do. */
  readonly isNext: boolean
  readonly buildingId: string
  readonly tools: ViewTools
  readonly children: ReactNode
}

function Step({ step, isNext, buildingId, tools, children }: StepProps) {
  const { t } = tools
  const title = t(`console.guide.step.${step.key}.title`)
  const to = stepLink(buildingId, step.key)
  return (
    <li data-done={step.is_done}>
      {step.is_done ? <CheckCircleFilled aria-hidden /> : <span className="lobby-guide-open" aria-hidden />}
      <div>
        <h3>
          {step.may ? <Link to={to}>{title}</Link> : title}
          <span className="lobby-hidden">
            {t(step.is_done ? 'console.guide.done' : 'console.guide.open')}
          </span>
          {!step.is_needed && <small>{t('console.guide.optional')}</small>}
        </h3>
        {linesOf(step, tools).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="lobby-guide-ways">
        {children}
        {isNext && (
          <LinkButton to={to} type="primary" icon={<RightOutlined aria-hidden />}>
            {t('console.guide.next')}
          </LinkButton>
        )}
      </div>
    </li>
  )
}

/** What a step says below its title: how much it waits for, what it gives, and who can do it. */
function linesOf(
  { key, is_done: isDone, open, total, part, may, groups }: GuideStepState,
  tools: ViewTools,
): string[] {
  const { t, language } = tools
  const figure = (value: number) => formatNumber(value, { language, digits: 0 })
  const left = [
    ...(open > 0 && isOneOf(countedSteps, key)
      ? [t(`console.guide.left.${key}`, { open: figure(open), total: figure(total) })]
      : []),
    ...(part === 'new_price' ? [t('console.guide.new_price')] : []),
  ]
  if (isDone) return left
  const { rights: needed }: GuideStep = guideSteps[key]
  const rights = needed.map(({ code, flag }) => `${t(`permission.${code}`)} – ${t(`flag.${flag}`)}`)
  const who = may
    ? []
    : groups.length > 0
      ? [t('console.guide.groups', { groups: groups.join(', ') })]
      : [t('console.guide.rights', { rights: rights.join(' / ') })]
  return [...left, t(`console.guide.step.${key}.gives`), ...who]
}
