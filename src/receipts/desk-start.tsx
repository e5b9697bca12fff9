import { Debtors } from '../dashboard/fee-panels.tsx'
import { TillTiles } from '../dashboard/first-row.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import type { ViewTools } from '../fields/field-view.ts'

interface DeskStartProps {
  readonly buildingId: string | undefined
  readonly tools: ViewTools
}

/** The desk before anybody is chosen: the cashier's own takings, and who owes most. The search does not wait for them. */
export function DeskStart({ buildingId, tools }: DeskStartProps) {
  const { data } = useDashboard(buildingId)
  return (
    <div className="desk-empty">
      <p className="lobby-secondary">{tools.t('console.desk.begin')}</p>
      {data !== undefined && (
        <>
          <div className="lobby-key-figures">
            <TillTiles data={data} tools={tools} />
          </div>
          <div className="lobby-panels">
            <Debtors data={data} tools={tools} />
          </div>
        </>
      )}
    </div>
  )
}
