import { BankOutlined, DownOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../i18n/use-t.ts'
import { useSession } from '../session/session.ts'
import { lazyPart } from '../ui/with-antd.tsx'

const BuildingSelect = lazyPart(async () => (await import('./building-select.tsx')).BuildingSelect)

/** The building that all pages are about. Another one starts on the dashboard: records don't come along. */
export function BuildingSwitcher() {
  const t = useT()
  const navigate = useNavigate()
  const { building, buildings, selectBuilding } = useSession()
  const [isWanted, setWanted] = useState(false)
  if (buildings.length === 0) return <span className="lobby-secondary">{t('console.shell.no_building')}</span>
  const choose = async (id: string) => {
    await selectBuilding(id)
    void navigate('/dashboard')
  }
  // A closed select is a button; antd's comes with the first press.
  const closed = (
    <button
      type="button"
      className="lobby-choice"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-label={`${t('console.shell.switch_building')}: ${building?.name ?? ''}`}
      title={building?.name}
      onClick={() => setWanted(true)}
    >
      <BankOutlined aria-hidden />
      <span>{building?.name ?? t('console.shell.find_building')}</span>
      <DownOutlined aria-hidden />
    </button>
  )
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <BuildingSelect
        value={building?.id}
        buildings={buildings}
        choose={(id) => void choose(id)}
        close={() => setWanted(false)}
      />
    </Suspense>
  )
}
