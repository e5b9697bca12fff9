import { BankOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { holdsWords } from '#core/text.ts'
import { useT } from '../i18n/use-t.ts'
import type { useSession } from '../session/session.ts'

interface BuildingSelectProps {
  readonly value: string | undefined
  readonly buildings: ReturnType<typeof useSession>['buildings']
  readonly choose: (id: string) => void
  readonly close: () => void
}

/** The open list of buildings, to be searched by name or code. */
export function BuildingSelect({ value, buildings, choose, close }: BuildingSelectProps) {
  const t = useT()
  return (
    <Select
      showSearch
      autoFocus
      defaultOpen
      aria-label={t('console.shell.switch_building')}
      placeholder={t('console.shell.find_building')}
      value={value}
      onChange={choose}
      onBlur={close}
      options={buildings.map(({ id, name, code }) => ({ value: id, label: name, code }))}
      filterOption={(typed, option) => holdsWords(`${option?.label ?? ''} ${option?.code ?? ''}`, typed)}
      prefix={<BankOutlined aria-hidden />}
      popupMatchSelectWidth={280}
      style={{ width: 210 }}
    />
  )
}
