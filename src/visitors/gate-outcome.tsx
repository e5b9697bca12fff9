import { LoginOutlined, LogoutOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Link } from 'react-router'
import { visitor as visits } from '#entities/people/visitor.ts'
import { screensHere } from '../session/screens-here.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDateTime } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import type { Translate } from '../i18n/use-t.ts'
import type { GateMove, GateOutcome } from './use-gate.ts'
import { answerOf, VerdictTag } from './verdict-tag.tsx'

interface OutcomeProps {
  readonly outcome: GateOutcome
  readonly next: GateMove | undefined
  readonly isBusy: boolean
  readonly onMove: (move: GateMove) => void
  readonly tools: ViewTools
}

/** What the gate says of a pass, as large as a guard at arm's length needs it. */
export function GateAnswer({ outcome, next, isBusy, onMove, tools }: OutcomeProps) {
  const { t } = tools
  const { verdict, visitor, done } = outcome
  const { list } = screensHere(visits)
  const path = visitor === null ? undefined : tools.pathOf(visits.name, visitor.id)
  const label = (name: keyof typeof visits.fields) => fieldLabel(t, visits.name, name)
  return (
    <section className="visitor-answer" data-answer={done === null ? answerOf(verdict) : 'done'}>
      <div role="status" className="visitor-answer-head">
        {done === null ? (
          <VerdictTag verdict={verdict} t={t} />
        ) : (
          <span className="visitor-verdict" data-answer="open">
            {done === 'entered' ? <LoginOutlined aria-hidden /> : <LogoutOutlined aria-hidden />}
            {t(`console.visitors.${done}`)}
          </span>
        )}
        {visitor !== null && <strong className="visitor-answer-name">{visitor.name}</strong>}
        {done === null && <p>{whyOf(outcome, t)}</p>}
      </div>
      {visitor !== null && (
        <dl>
          <Fact name={label('apartment_id')} value={visitor.apartment} />
          <Fact name={label('people_count')} value={String(visitor.people_count)} />
          <Fact name={label('to_time')} value={formatDateTime(visitor.to_time)} />
          <Fact name={label('license_plate')} value={visitor.license_plate} />
        </dl>
      )}
      <div className="visitor-answer-moves">
        {verdict === 'unknown' && list !== undefined && tools.can('list', visits.name) && (
          <Link to={`/${list}`}>{t('console.visitors.in_list')}</Link>
        )}
        {next !== undefined && tools.can('update', visits.name) && (
          <Button
            type="primary"
            size="large"
            icon={next === 'enter' ? <LoginOutlined aria-hidden /> : <LogoutOutlined aria-hidden />}
            loading={isBusy}
            onClick={() => onMove(next)}
          >
            {t(`console.visitors.${next}`)}
          </Button>
        )}
        {path !== undefined && (
          <a href={path} onClick={tools.follow}>
            {t('console.visitors.open')}
          </a>
        )}
      </div>
    </section>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string | null }) =>
  value !== null && (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )

/** Why the gate stays shut; nothing for a pass that opens it. */
function whyOf({ verdict, visitor }: GateOutcome, t: Translate): string {
  if (verdict === 'welcome') return ''
  return t(`console.visitors.why.${verdict}`, {
    reason: visitor?.reject_reason ?? '',
    from: formatDateTime(visitor?.from_time ?? ''),
    to: formatDateTime(visitor?.to_time ?? ''),
    in: formatDateTime(visitor?.checked_in_at ?? ''),
    out: formatDateTime(visitor?.checked_out_at ?? ''),
  })
}
