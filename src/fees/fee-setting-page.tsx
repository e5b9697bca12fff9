import { useSearchParams } from 'react-router'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { GeneratedList } from '../crud/list/list-page.tsx'
import { GeneratedShow } from '../crud/record/show-page.tsx'
import { BareMain } from '../shell/bare-main.tsx'

/** The fee settings of the building, or the one that `?id=` names, alone on the screen. */
export function FeeSettingPage() {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  return (
    <BareMain>
      {id === '' ? (
        <GeneratedList entity={feeSetting} />
      ) : (
        <GeneratedShow key={id} entity={feeSetting} id={id} />
      )}
    </BareMain>
  )
}
