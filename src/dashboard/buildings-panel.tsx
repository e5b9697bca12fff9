import { Button, Tag } from 'antd'
import { useNavigate } from 'react-router'
import type { Figure } from '#domain/figures.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { useSession } from '../session/session.ts'
import { formatMonth } from '../fields/format.ts'
import { figureAddress } from '../figures/figure-list.ts'
import { figureText } from '../figures/figure-link.tsx'
import { percentOf, type RowProps } from './first-row.tsx'
import { Panel } from './panel.tsx'

const columns = ['charged', 'settled'] as const

/** Several buildings side by side, each in its own currency; a figure goes over to its building and opens its list there. */
export function BuildingsPanel({ data: { buildings, fees }, tools }: RowProps) {
  const { t } = tools
  const navigate = useNavigate()
  const { building: current, selectBuilding } = useSession()
  if (buildings.length === 0 || fees === null) return null
  const go = async (id: string, to: string) => {
    if (id !== current?.id) await selectBuilding(id)
    void navigate(to)
  }
  const cell = (id: string, figure: Figure | null, currency: CurrencyCode) => {
    if (figure === null) return '–'
    const to = figureAddress(figure.list)
    const text = figureText(figure, { language: tools.language, currency })
    return to === undefined ? (
      text
    ) : (
      <a
        href={to}
        onClick={(event) => {
          event.preventDefault()
          void go(id, to)
        }}
      >
        {text}
      </a>
    )
  }
  const titles = {
    charged: t('console.dashboard.charged'),
    settled: t('console.dashboard.settled'),
    rate: t('console.dashboard.paid_rate'),
    overdue: t('console.dashboard.tile.overdue'),
    outstanding: t('console.dashboard.tile.outstanding'),
  }
  return (
    <Panel title={t('console.dashboard.buildings', { month: formatMonth(fees.month) })} span={12}>
      <div className="lobby-panel-scroll">
        <table className="lobby-panel-table">
          <thead>
            <tr>
              <th scope="col">{t('console.dashboard.building')}</th>
              {Object.entries(titles).map(([name, title]) => (
                <th key={name} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {buildings.map(
              ({ building_id: id, name, currency_code: currency, is_new: isNew, ...figures }) => (
                <tr key={id}>
                  <th scope="row">
                    <Button
                      type="link"
                      size="small"
                      style={{ padding: 0 }}
                      aria-label={t('console.dashboard.open_building', { name })}
                      onClick={() => void go(id, '/dashboard')}
                    >
                      {name}
                    </Button>
                    {/* Its first screen says what is still open. */}
                    {isNew && <Tag style={{ marginInlineStart: 8 }}>{t('console.dashboard.is_new')}</Tag>}
                  </th>
                  {columns.map((column) => (
                    <td key={column} data-label={titles[column]}>
                      {cell(id, figures[column], currency)}
                    </td>
                  ))}
                  <td data-label={titles.rate}>
                    {percentOf(figures.settled.value, figures.charged.value, tools)}
                  </td>
                  <td data-label={titles.overdue}>{cell(id, figures.overdue, currency)}</td>
                  <td data-label={titles.outstanding}>{cell(id, figures.outstanding, currency)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
