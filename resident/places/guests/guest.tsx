import { useMemo, useState } from 'react'
import { showPassCode } from '#domain/visitor-pass.ts'
import { qrAddress } from '#paper/qr-picture.tsx'
import { call, callForData } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import { Refusal } from '../../data/refusal.ts'
import { say, sayRefusal } from '../../language/say.ts'
import { momentText } from '../../language/written.ts'
import { Facts } from '../../parts/facts.tsx'
import { Page } from '../../parts/page.tsx'
import { Shown } from '../../parts/shown.tsx'
import { useDoing } from '../../parts/use-doing.ts'
import type { HomeProps } from '../../places.ts'
import { Link } from '../../router/link.tsx'
import { go } from '../../router/router.ts'
import { callOffGuest, readGuest, readPass, type Guest } from './calls.ts'
import { stateOf, verdictNow } from './state.ts'

interface Pass {
  readonly code: string
  readonly link: string
}

/** One guest with their pass, which is for those alone whose guest it is. */
export function GuestPlace({ home, id }: HomeProps) {
  const { apartment_id: apartmentId } = home
  const loaded = useLoaded({
    home: apartmentId,
    name: `guests/${id}/pass`,
    async load(signal) {
      const [guest, pass] = await Promise.all([
        callForData(readGuest, { path: { id } }, { signal }),
        callForData(readPass, { path: { id } }, { signal }).catch(noPass),
      ])
      return { guest, pass }
    },
  })
  const start = `/homes/${apartmentId}/guests`
  return (
    <Page title={say('guests.guest')} back={start}>
      <Shown of={loaded}>
        {({ guest, pass }) => (
          <>
            {pass !== null && isGood(guest) && <PassCard guest={guest} pass={pass} home={home} />}
            <About guest={guest} />
            {home.adult && (
              <Link to={`${start}/new?again=${id}`} className="button wide">
                {say('guests.again')}
              </Link>
            )}
            {home.adult && isCallable(guest) && <CallOff id={id} done={() => go(start, { replace: true })} />}
          </>
        )}
      </Shown>
    </Page>
  )
}

/** Somebody else's guest is read without a pass. */
const noPass = (error: unknown) => {
  if (error instanceof Refusal && error.codes.includes('record_not_found')) return null
  throw error
}

const isGood = (guest: Guest) => ['welcome', 'inside', 'waiting', 'early'].includes(verdictNow(guest))
const isCallable = ({ status, checked_in_at: came }: Guest) => status !== 'rejected' && came === null

interface PassCardProps {
  readonly guest: Guest
  readonly pass: Pass
  readonly home: HomeProps['home']
}

function PassCard({ guest, pass: { code, link }, home }: PassCardProps) {
  const address = useMemo(() => qrAddress(code), [code])
  const [isCopied, setCopied] = useState(false)
  const shown = showPassCode(code)
  const text = say('guests.share_text', {
    building: home.building.name,
    apartment: home.apartment,
    code: shown,
    time: momentText(guest.from_time ?? ''),
  })
  // Whoever closes the sheet has decided so.
  const share = () => navigator.share({ text, url: link }).catch(() => undefined)
  const copy = () => navigator.clipboard.writeText(`${text} ${link}`).then(() => setCopied(true), noCopy)
  return (
    <section className="card">
      <div className="qr">
        <img src={address} alt={say('guests.qr', { code: shown })} width={240} height={240} />
      </div>
      <p className="sum">{shown}</p>
      {'share' in navigator && (
        <button type="button" className="button primary wide" onClick={() => void share()}>
          {say('guests.share')}
        </button>
      )}
      <button type="button" className="button wide" onClick={() => void copy()}>
        <span aria-live="polite">{say(isCopied ? 'guests.copied' : 'guests.copy')}</span>
      </button>
    </section>
  )
}

/** The code stands above the button, to be read out. */
const noCopy = () => undefined

function About({ guest }: { readonly guest: Guest }) {
  const moment = (instant: string | null) => (instant === null ? null : momentText(instant))
  return (
    <section className="card">
      <Facts
        of={[
          [say('guests.name'), guest.name],
          [say('guests.status'), stateOf(guest)],
          [say('guests.from'), moment(guest.from_time)],
          [say('guests.to'), moment(guest.to_time)],
          [say('guests.people'), guest.people_count],
          [say('guests.plate'), guest.license_plate],
          [say('guests.purpose'), guest.purpose],
          [say('guests.came'), moment(guest.checked_in_at)],
          [say('guests.left'), moment(guest.checked_out_at)],
          [say('guests.reason'), guest.reject_reason],
        ]}
      />
    </section>
  )
}

function CallOff({ id, done }: { readonly id: string; readonly done: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const { isBusy, failure, run } = useDoing()
  const callOff = () =>
    run(async () => {
      await call(callOffGuest, { path: { id } })
      done()
    })
  return (
    <>
      <button
        type="button"
        className="button wide"
        disabled={isBusy}
        onClick={() => (isAsked ? void callOff() : setAsked(true))}
      >
        {say(isAsked ? 'guests.call_off_sure' : 'guests.call_off')}
      </button>
      <p className="error" role="alert">
        {failure instanceof Refusal ? sayRefusal(failure) : ''}
      </p>
    </>
  )
}
