import { formatPrice, methodNames } from '@sabia/domain/subscriptions/payment-words.ts';
import { timeInWords, zoneOfDevice } from '../assignments/due-words.ts';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { formatDay } from '../ui/words/dates.ts';
import { useNow } from '../ui/words/use-now.ts';
import { contactInWords, studyInWords, subscriptionInWords, weekName } from './child-words.ts';
import { ChildClassSection } from './ChildClassSection.tsx';
import type { ChildReport as Report } from './families.api.ts';
import { StopTimeSection } from './StopTimeSection.tsx';
import { WithdrawSection } from './WithdrawSection.tsx';

/** Everything that a guardian reads about a child, and the settings. */
export function ChildReport({ of: report }: { of: Report }) {
  return (
    <Stack gap={16}>
      <ToDo of={report} />
      {report.classes.map((one) => (
        <ChildClassSection key={one.id} of={one} />
      ))}
      <Weeks of={report.weeks} />
      <Adults of={report.adults} />
      <Payments of={report} />
      <StopTimeSection key={report.stopAt} childId={report.id} stopAt={report.stopAt} />
      <WithdrawSection childId={report.id} name={report.name} />
    </Stack>
  );
}

function ToDo({ of: { toDo, toDoQtd } }: { of: Report }) {
  const now = useNow();
  const others = toDoQtd - toDo.length;
  return (
    <FormSection title="O que falta entregar">
      {toDo.length === 0 ? (
        <Muted>Nada pedido pelas turmas agora.</Muted>
      ) : (
        <DividedList>
          {toDo.map((work) => (
            <li key={`${work.title} ${work.courseTitle} ${work.dueAt}`}>
              <Stack gap={4}>
                <p>{work.title}</p>
                <Muted size={13}>
                  {[
                    timeInWords(work, { now, ownZone: zoneOfDevice() }),
                    work.courseTitle,
                    work.classTitles.join(', '),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Muted>
              </Stack>
            </li>
          ))}
        </DividedList>
      )}
      {others > 0 && <Muted>E mais {others}.</Muted>}
    </FormSection>
  );
}

function Weeks({ of: weeks }: { of: Report['weeks'] }) {
  return (
    <FormSection
      title="Estudo por semana"
      intro="O tempo das aulas concluídas e das questões entregues, aqui no site."
    >
      <DividedList>
        {weeks.map((week, index) => (
          <li key={week.from}>
            <span>{weekName(week, index === 0)}</span>
            <span>{studyInWords(week)}</span>
          </li>
        ))}
      </DividedList>
    </FormSection>
  );
}

function Adults({ of: adults }: { of: Report['adults'] }) {
  return (
    <FormSection
      title="Adultos que escreveram"
      intro="Quem e quando. O que foi escrito, só quem estuda lê."
    >
      {adults.length === 0 ? (
        <Muted>Ninguém escreveu ainda.</Muted>
      ) : (
        <DividedList>
          {adults.map((contact) => (
            <li key={`${contact.kind} ${contact.name} ${contact.classTitle} ${contact.lastAt}`}>
              <Stack gap={4}>
                <p>{contact.name ?? 'Pessoa que já saiu da escola'}</p>
                <Muted size={13}>{contactInWords(contact)}</Muted>
              </Stack>
            </li>
          ))}
        </DividedList>
      )}
    </FormSection>
  );
}

function Payments({ of: report }: { of: Report }) {
  const { payments } = report;
  return (
    <FormSection title="Assinatura e pagamentos">
      <p>{subscriptionInWords(report)}</p>
      {payments.length > 0 && (
        <DividedList>
          {payments.map(({ chargeId, planName, method, paidAt, priceCents, refundedCents }) => (
            <li key={chargeId}>
              <Stack gap={4}>
                <p>{planName}</p>
                <Muted size={13}>
                  {methodNames[method]} · {formatDay(paidAt)}
                  {refundedCents > 0 && ` · ${formatPrice(refundedCents)} de volta`}
                </Muted>
              </Stack>
              <span>{formatPrice(priceCents)}</span>
            </li>
          ))}
        </DividedList>
      )}
    </FormSection>
  );
}
