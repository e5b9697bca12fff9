ALTER TABLE "notice_slip" DROP CONSTRAINT "notice_slip_reach_check";
--> statement-breakpoint
ALTER TABLE "notice_slip" DROP CONSTRAINT "notice_slip_notification_state_check";
--> statement-breakpoint
ALTER TABLE "notice_slip" DROP CONSTRAINT "notice_slip_email_state_check";
--> statement-breakpoint
ALTER TABLE "notice_slip" DROP CONSTRAINT "notice_slip_sms_state_check";
--> statement-breakpoint
ALTER TABLE "notice_slip" ADD CONSTRAINT "notice_slip_reach_check" CHECK ("reach" IN ('waiting', 'queued', 'sent', 'reached', 'partly', 'not_reached'));
--> statement-breakpoint
ALTER TABLE "notice_slip" ADD CONSTRAINT "notice_slip_notification_state_check" CHECK ("notification_state" IN ('waiting', 'queued', 'sent', 'delivered', 'unreachable', 'failed'));
--> statement-breakpoint
ALTER TABLE "notice_slip" ADD CONSTRAINT "notice_slip_email_state_check" CHECK ("email_state" IN ('waiting', 'queued', 'sent', 'delivered', 'unreachable', 'failed'));
--> statement-breakpoint
ALTER TABLE "notice_slip" ADD CONSTRAINT "notice_slip_sms_state_check" CHECK ("sms_state" IN ('waiting', 'queued', 'sent', 'delivered', 'unreachable', 'failed'));
--> statement-breakpoint
-- What only lies in the outbox has reached nobody, and what a provider took is sent; an account's list is where a notice is delivered.
create or replace function reach_of_notice() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare states text[] := array_remove(array[new.notification_state, new.email_state, new.sms_state], null);
begin
  new.reach := case
    when 'waiting' = any(states) then 'waiting'
    when not (states && array['queued', 'sent', 'delivered']) then 'not_reached'
    when not (states && array['sent', 'delivered']) then 'queued'
    when states && array['unreachable', 'failed'] then 'partly'
    when 'delivered' = any(states) then 'reached'
    else 'sent' end;
  return new;
end $$;
--> statement-breakpoint
update notice_slip set notification_state = case notification_state when 'sent' then 'delivered' else notification_state end;
