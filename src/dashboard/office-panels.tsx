import { Button } from 'antd'
import { useState } from 'react'
import { stateFieldOf } from '#core/derive/fields.ts'
import { feedback } from '#entities/forms/feedback.ts'
import { entityOf } from '#resources'
import { ShareBars, type Share } from '../charts/share-bars.tsx'
import { OptionTag } from '../fields/choices/option-tag.tsx'
import { formatDate, formatDateTime, formatMonth } from '../fields/format.ts'
import { optionLabel } from '../fields/words.ts'
import { FigureLink, figureLink, figureText } from '../figures/figure-link.tsx'
import { entityLabel } from '../i18n/entity-label.ts'
import { percentOf, type RowProps } from './first-row.tsx'
import { Facts, Panel } from './panel.tsx'
import { spans } from './spans.ts'

/** Lines that are seen at a glance. */
const atFirst = 7

/** Quick management: what the reader can move on, the most urgent first; the rest by one press. */
export function Waiting({ data: { waiting, waiting_total: total }, tools }: RowProps) {
  const { t } = tools
  const [isWhole, setWhole] = useState(false)
  const all = t('console.dashboard.waiting_total', { n: total })
  const extra =
    waiting.length > atFirst ? (
      <Button
        type="link"
        size="small"
        style={{ paddingInline: 0 }}
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {all}
      </Button>
    ) : (
      <span>{all}</span>
    )
  return (
    <Panel title={t('console.dashboard.waiting')} {...(total === 0 ? {} : { extra })}>
      {waiting.length === 0 ? (
        <p>{t('console.dashboard.nothing_waits')}</p>
      ) : (
        <Facts
          facts={waiting
            .slice(0, isWhole ? waiting.length : atFirst)
            .map(({ resource, state, oldest, records }) => {
              const entity = entityOf(resource)
              return {
                key: `${resource}/${state}`,
                label: (
                  <>
                    {entityLabel(t, resource, 'many')}{' '}
                    <OptionTag
                      entityName={resource}
                      name={entity === undefined ? '' : (stateFieldOf(entity) ?? '')}
                      option={state}
                      color={entity?.lifecycle?.states[state]?.color}
                      tools={tools}
                    />
                    <small>{t('console.dashboard.since', { day: formatDate(formatDay(oldest)) })}</small>
                  </>
                ),
                value: <FigureLink figure={records} tools={tools} />,
              }
            })}
        />
      )}
    </Panel>
  )
}

/** The office's day of an instant, yyyy-MM-dd. */
const formatDay = (instant: string) => formatDateTime(instant).slice(0, 10).split('/').toReversed().join('-')

export function OfficePanels({ data, tools }: RowProps) {
  const { t } = tools
  const { ending, meters, today, month } = data
  const span = spans[data.role].office
  return (
    <>
      <Satisfaction data={data} tools={tools} />
      {ending.length > 0 && (
        <Panel title={t('console.dashboard.ending_title')} span={span}>
          <Facts
            facts={ending.map(({ name, records }) => ({
              key: name,
              label: t(`console.dashboard.ending.${name}`),
              value: <FigureLink figure={records} tools={tools} />,
            }))}
          />
        </Panel>
      )}
      {meters.length > 0 && (
        <Panel title={t('console.dashboard.meters', { month: formatMonth(month) })} span={span}>
          <Facts
            facts={meters.map(({ resource, read, meters: all }) => ({
              key: resource,
              label: (
                <>
                  {entityLabel(t, resource, 'many')}
                  <small>
                    {t('console.dashboard.of_meters', {
                      rate: percentOf(read.value, all.value, tools),
                      meters: figureText(all, tools),
                    })}
                  </small>
                </>
              ),
              value: (
                <>
                  <FigureLink figure={read} tools={tools} /> / <FigureLink figure={all} tools={tools} />
                </>
              ),
            }))}
          />
        </Panel>
      )}
      {today.length > 0 && (
        <Panel title={t('console.dashboard.today')} span={span}>
          <Facts
            facts={today.map(({ resource, records }) => ({
              key: resource,
              label: entityLabel(t, resource, 'many'),
              value: <FigureLink figure={records} tools={tools} />,
            }))}
          />
        </Panel>
      )}
    </>
  )
}

const tones: Readonly<Record<string, Share['tone']>> = {
  satisfied: 'success',
  needs_improvement: 'warning',
  dissatisfied: 'error',
}

function Satisfaction({ data: { role, satisfaction }, tools }: RowProps) {
  const { t } = tools
  if (!tools.can('list', feedback.name)) return null
  const title = t('console.dashboard.satisfaction')
  const shares = satisfaction.map(({ rate, answers }): Share => {
    const to = figureLink(answers, tools)
    const tone = tones[rate]
    return {
      key: rate,
      label: optionLabel(t, feedback.name, 'rate_type', rate),
      value: answers.value,
      ...(to === undefined ? {} : { to }),
      ...(tone === undefined ? {} : { tone }),
    }
  })
  return (
    <Panel title={title} span={spans[role].satisfaction}>
      {shares.length === 0 ? (
        <p>{t('console.dashboard.no_answers')}</p>
      ) : (
        <ShareBars title={title} unit="count" shares={shares} tools={tools} />
      )}
    </Panel>
  )
}
