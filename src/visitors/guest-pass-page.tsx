import { Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { readVisitorPass } from '#domain/calls/visitor-passes.ts'
import { readPassCode } from '#domain/visitor-pass.ts'
import { UnopenedLink } from '../crud/record/unopened-link.tsx'
import { callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { useT, type Translate } from '../i18n/use-t.ts'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { PassFace } from './pass-face.tsx'
import { VerdictTag } from './verdict-tag.tsx'
import './visitors.css'

interface GuestPassProps {
  /** The visit that the pass must be of. */
  readonly id?: string
  /** The code, where it is not behind `#`, in the part of the address that no server is sent. */
  readonly given?: string
}

/** The pass behind a link: for its guest, who signs in nowhere. */
export function GuestPassPage({ id, given }: GuestPassProps) {
  const t = useT()
  const [code] = useState(() => readPassCode(given ?? location.hash))
  useEffect(() => {
    document.title = t('console.visitors.pass')
  }, [t])
  return (
    <main id="content" className="visitor-guest">
      <div className="visitor-guest-card">
        {code === undefined ? <NoPass t={t} /> : <Loaded code={code} id={id} t={t} />}
        <LanguageSwitch />
      </div>
    </main>
  )
}

interface LoadedProps {
  readonly code: string
  readonly id: string | undefined
  readonly t: Translate
}

function Loaded({ code, id, t }: LoadedProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['visitor-pass', code, id],
    queryFn: () => callForData(readVisitorPass, { body: { code, id } }),
    retry: false,
  })
  if (error !== null) return <NoPass error={error} retry={() => void refetch()} t={t} />
  if (data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
  const { building, address, name, people_count: people, apartment, from_time: from, to_time: to } = data
  return (
    <>
      <h1>{t('console.visitors.pass_for', { building })}</h1>
      <p className="lobby-secondary">{address}</p>
      <VerdictTag verdict={data.verdict} t={t} />
      <PassFace pass={{ code, building, name, people, apartment, from, to }} t={t} />
    </>
  )
}

interface NoPassProps {
  readonly error?: unknown
  readonly retry?: () => void
  readonly t: Translate
}

const NoPass = (props: NoPassProps) => (
  <UnopenedLink
    title={props.t('console.visitors.no_pass')}
    help={props.t('console.visitors.no_pass_help')}
    {...props}
  />
)
