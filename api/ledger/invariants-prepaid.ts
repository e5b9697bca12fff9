import { statesOf } from '#api/sql/literals.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'
import { findings, type Invariant } from './invariants-shape.ts'
import { feeIs } from './invariants-words.ts'

const prepaymentIs = statesOf(prepayment)

/** SQL of what each prepayment should be: the sums of its portions, and whether any waits for its fee. */
const addedUp = `select d.*, coalesce(p.foreseen, 0) as all_foreseen, coalesce(p.discount, 0) as all_discount,
      coalesce(p.amount, 0) as all_amount, coalesce(p.unreleased, 0) as unreleased, coalesce(p.waiting, 0) as waiting,
      coalesce(p.taken, 0) as taken, p.begins, p.lasts
    from prepayment d left join (select building_id, prepayment_id, sum(foreseen) as foreseen,
        sum(discount) as discount, sum(amount) as amount, coalesce(sum(amount) filter (where fee_id is null), 0) as unreleased,
        count(*) filter (where fee_id is null) as waiting, count(fee_id) as taken,
        min(month) as begins, max(month) as lasts
      from prepayment_portion group by 1, 2) p on p.building_id = d.building_id and p.prepayment_id = d.id
    where d.deleted_at is null`

/** SQL of every release beside its portion, its fee and what was settled by it. */
const released = `select r.*, p.foreseen, p.amount, p.discount, p.fee_id as of_fee, p.prepayment_id as of_prepayment,
      f.amount as charged, f.status, f.month = p.month and f.fee_setting_id = p.fee_setting_id
        and f.apartment_id = p.apartment_id as is_covered,
      coalesce(s.settled, 0) as settled, coalesce(s.back, 0) as back
    from prepayment_release r
      left join prepayment_portion p on p.building_id = r.building_id and p.id = r.portion_id
      left join fee f on f.building_id = r.building_id and f.id = r.fee_id
      left join (select building_id, fee_id, prepayment_id, sum(amount) filter (where not reverses) as settled,
          -sum(amount) filter (where reverses) as back
        from settlement where prepayment_id is not null group by 1, 2, 3) s
        on s.building_id = r.building_id and s.fee_id = r.fee_id and s.prepayment_id = r.prepayment_id`

const prepaidIsHeld: Invariant = {
  code: 'I20',
  says: 'what an apartment has prepaid is what its prepayments have not released, of the months that they name, and each fee took its own portion',
  sql: `select building_id::text as building, 'prepayment ' || id as record, finding from (select building_id, id,
        ${findings(
          [
            '(foreseen, discount, amount) is distinct from (all_foreseen, all_discount, all_amount) or foreseen <> discount + amount',
            `format('%s less %s is %s, its portions %s, %s and %s', foreseen, discount, amount, all_foreseen,
                all_discount, all_amount)`,
          ],
          [`status = ${prepaymentIs.approved} and waiting = 0`, `'released, and not done'`],
          [`status = ${prepaymentIs.done} and waiting > 0`, `format('done, %s months are waiting', waiting)`],
          [
            `status in (${prepaymentIs.draft}, ${prepaymentIs.voided}) and taken > 0`,
            `format('%s, and fees took %s months', status, taken)`,
          ],
          [
            // A month in which nothing is charged has no portion.
            `begins < first_month or lasts > to_char(to_date(first_month, 'YYYY-MM') + make_interval(months => case when months between 1 and 1200 then months::int - 1 end), 'YYYY-MM')`,
            `format('%s months from %s, its portions are from %s to %s', months, first_month, begins, lasts)`,
          ],
          [
            `status = ${prepaymentIs.ended} and (ended_on is null or credited is distinct from unreleased)`,
            `format('ended with %s to credit, %s unreleased', credited, unreleased)`,
          ],
        )} as finding from (${addedUp}) a) d where finding <> ''
    union all
    select building_id::text, 'fee ' || fee_id, finding from (select building_id, fee_id, ${findings(
      ['is_covered is not true or prepayment_id <> of_prepayment', `'took a portion that is not its own'`],
      [
        'used + credited is distinct from amount or used + let_off is distinct from least(charged, foreseen) or let_off > discount',
        `format('used %s, credit %s and discount %s of %s and %s for %s', used, credited, let_off, amount, discount, charged)`,
      ],
      ['settled <> used + let_off', `format('settled %s', settled)`],
      [
        `back <> case status when ${feeIs.void} then settled else 0 end`,
        `format('%s, %s given back of %s', status, back, settled)`,
      ],
      [
        `(of_fee is not distinct from fee_id) <> (status <> ${feeIs.void})`,
        `format('%s, its portion is released to %s', status, coalesce(of_fee::text, 'none'))`,
      ],
    )} as finding from (${released}) r) f where finding <> ''
    union all
    select p.building_id::text, 'portion ' || p.id, 'released to fee ' || p.fee_id || ', which did not take it'
      from prepayment_portion p left join prepayment_release r on r.building_id = p.building_id and r.fee_id = p.fee_id
        and r.portion_id = p.id
      where p.fee_id is not null and r.fee_id is null
    union all
    select coalesce(d.building_id, h.building_id)::text, 'apartment ' || coalesce(d.apartment_id, h.apartment_id),
        format('%s prepaid, its prepayments hold %s', coalesce(d.prepaid, 0), coalesce(h.held, 0))
      from debt d full join (select building_id, apartment_id, sum(unreleased) as held from (${addedUp}) a
          where status in (${prepaymentIs.approved}, ${prepaymentIs.done}) group by 1, 2) h
        on h.building_id = d.building_id and h.apartment_id = d.apartment_id
      where coalesce(d.prepaid, 0) <> coalesce(h.held, 0)`,
}

export const prepaidInvariants = { prepaidIsHeld }
