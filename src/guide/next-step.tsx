import { RightOutlined } from '@ant-design/icons'
import type { GuideKey } from '#domain/guide-steps.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { stepLink } from './step-address.ts'
import { nextOf, useGuide } from './use-guide.ts'

interface NextStepProps {
  /** The step of the page that it stands on. */
  readonly of: GuideKey
  readonly buildingId: string
  readonly tools: Pick<ViewTools, 't'>
}

/** On a step's own page, once that step is done: the way to the next that is needed; nothing where there is no guide. */
export function NextStep({ of, buildingId, tools: { t } }: NextStepProps) {
  const { guide } = useGuide(buildingId)
  if (guide?.state !== 'shown') return null
  const next = nextOf(guide.steps)
  const isDone = guide.steps.some(({ key, is_done: isPast }) => key === of && isPast)
  if (!isDone || next === undefined) return null
  return (
    <LinkButton type="primary" icon={<RightOutlined aria-hidden />} to={stepLink(buildingId, next.key)}>
      {t('console.guide.next_step', { title: t(`console.guide.step.${next.key}.title`) })}
    </LinkButton>
  )
}
