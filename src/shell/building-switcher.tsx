import { BankOutlined } from '@ant-design/icons'
import { Select, Typography } from 'antd'
import { useNavigate } from 'react-router'
import { unaccent } from '#core/text.ts'
import { useT } from '../i18n/use-t.ts'
import { useSession } from '../session/session.ts'

/** The building that all pages are about. Another one starts on the dashboard: records don't come along. */
export function BuildingSwitcher() {
  const t = useT()
  const navigate = useNavigate()
  const { building, buildings, selectBuilding } = useSession()
  if (buildings.length === 0)
    return <Typography.Text type="secondary">{t('console.shell.no_building')}</Typography.Text>
  const choose = async (id: string) => {
    await selectBuilding(id)
    void navigate('/dashboard')
  }
  return (
    <Select
      showSearch
      aria-label={t('console.shell.switch_building')}
      placeholder={t('console.shell.find_building')}
      value={building?.id}
      onChange={(id: string) => void choose(id)}
      options={buildings.map(({ id, name, code }) => ({ value: id, label: name, code }))}
      filterOption={(typed, option) =>
        unaccent(`${option?.label ?? ''} ${option?.code ?? ''}`).includes(unaccent(typed))
      }
      prefix={<BankOutlined aria-hidden />}
      popupMatchSelectWidth={280}
      style={{ width: 210 }}
    />
  )
}
