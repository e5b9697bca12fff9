import { PlusOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { useSearchParams } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import { holdsWords } from '#core/text.ts'
import { building } from '#entities/property/building.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { recordCrumbs } from '../crud/record/page-crumbs.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { createLabel } from '../i18n/entity-label.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { copyAddress } from './copy-address.ts'
import { CopyChoice } from './copy-choice.tsx'
import './buildings.css'

const places = ['from', 'to'] as const

/** Takes over in one building what another one is set up with: which two, which kinds, what will come of it. */
export function CopyPage() {
  const tools = useViewTools()
  const { t } = tools
  const { buildings } = useSession()
  const [params, setParams] = useSearchParams()
  const chosen = (place: (typeof places)[number]) => buildings.find(({ id }) => id === params.get(place))
  const [source, target] = [chosen('from'), chosen('to')]
  const options = buildings.map(({ id, name, code }) => ({ value: id, label: name, code }))
  const choose = (place: string, id: string) =>
    setParams((before) => ({ ...Object.fromEntries(before), [place]: id }), { replace: true })
  const makeOne = `/${screensOf(building).create ?? ''}?${new URLSearchParams({
    ...(source === undefined ? {} : { clone: source.id }),
    back: `${copyAddress(source === undefined ? {} : { from: source.id })}&to=:id`,
  }).toString()}`
  return (
    <Page
      title={t('console.buildings.copy.title')}
      breadcrumb={recordCrumbs(
        tools,
        building,
        target === undefined ? undefined : { id: target.id, title: target.name },
      )}
    >
      <p className="lobby-copy-lead">{t('console.buildings.copy.lead')}</p>
      <div className="lobby-copy-places">
        {places.map((place) => (
          <label key={place}>
            {t(`console.buildings.copy.${place}`)}
            <Select
              showSearch
              aria-label={t(`console.buildings.copy.${place}`)}
              placeholder={t('console.buildings.copy.choose')}
              value={chosen(place)?.id}
              options={options.filter(({ value }) => value !== chosen(place === 'from' ? 'to' : 'from')?.id)}
              filterOption={(typed, option) =>
                holdsWords(`${option?.label ?? ''} ${option?.code ?? ''}`, typed)
              }
              onChange={(id: string) => choose(place, id)}
            />
          </label>
        ))}
        {target === undefined && tools.can('create', building.name) && (
          <LinkButton to={makeOne} icon={<PlusOutlined aria-hidden />}>
            {createLabel(t, building.name)}
          </LinkButton>
        )}
      </div>
      {source !== undefined && target !== undefined && source.id !== target.id && (
        <CopyChoice key={`${source.id} ${target.id}`} source={source} target={target} tools={tools} />
      )}
    </Page>
  )
}
