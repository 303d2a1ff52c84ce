import { signInProviders } from '@sabia/domain/identity/sign-in-providers.ts';
import { operations } from '@sabia/domain/operations.ts';
import { setPortugueseErrors } from '@sabia/domain/portuguese-errors.ts';
import type { AnalyticsSettings, FirebaseSettings } from '@sabia/domain/client-config.ts';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { addressesRoutes } from './addresses/addresses.routes.ts';
import { attemptsRoutes } from './attempts/attempts.routes.ts';
import { binRoutes } from './bin/bin.routes.ts';
import { certificatesRoutes } from './certificates/certificates.routes.ts';
import { courseFilesRoutes } from './courses/course-files.routes.ts';
import { assignmentsRoutes } from './assignments/assignments.routes.ts';
import { classNoticesRoutes } from './class-notices/class-notices.routes.ts';
import { classesRoutes } from './classes/classes.routes.ts';
import { findTeachingRole } from './classes/teaching.queries.ts';
import { coursesRoutes } from './courses/courses.routes.ts';
import { essaysRoutes } from './essays/essays.routes.ts';
import { errorNotebookRoutes } from './error-notebook/error-notebook.routes.ts';
import { createFileAccess } from './files/file-access.ts';
import { bytesRoutes, filesRoutes } from './files/files.routes.ts';
import type { UploadQuotas } from './files/request-upload.ts';
import { emailExamples } from './dev/email-examples.ts';
import { familiesRoutes } from './families/families.routes.ts';
import { gradebookRoutes } from './gradebook/gradebook.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { examScoresRoutes } from './item-response/exam-scores.routes.ts';
import { itemResponseRoutes } from './item-response/item-response.routes.ts';
import { calibrationsRoutes } from './item-response/calibrations.routes.ts';
import { trainingsRoutes } from './item-response/trainings.routes.ts';
import { instructorsRoutes } from './instructors/instructors.routes.ts';
import { livesRoutes } from './lives/lives.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { practiceExamsRoutes } from './practice-exams/practice-exams.routes.ts';
import { markSignedIn } from './platform/auth/signed-in-mark.ts';
import { recordAccess } from './privacy/record-access.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { progressRoutes } from './progress/progress.routes.ts';
import { createPublicationCheck } from './publications/publication-check.ts';
import { publicationsRoutes } from './publications/publications.routes.ts';
import { questionFilesRoutes } from './questions/import/question-files.routes.ts';
import { questionsRoutes } from './questions/questions.routes.ts';
import { historyRoutes } from './history/history.routes.ts';
import { createRevisionRecorder } from './history/record-revision.ts';
import { findBrand, schoolOnPages } from './school/school.queries.ts';
import { schoolRoutes } from './school/school.routes.ts';
import { webManifestRoutes } from './school/web-manifest.routes.ts';
import { searchEngineRoutes } from './search-engines/search-engines.routes.ts';
import { sealedExamsRoutes } from './mock-exams/sealed-exams.routes.ts';
import { mockExamsRoutes } from './mock-exams/mock-exams.routes.ts';
import { createPaperPrinter } from './mock-exams/paper-printer.ts';
import { readingsRoutes } from './mock-exams/readings.routes.ts';
import { rollsRoutes } from './rolls/rolls.routes.ts';
import { scoreWeightingsRoutes } from './mock-exams/score-weightings.routes.ts';
import { mockExamResultsRoutes } from './mock-exams/results.routes.ts';
import { createVisitorCache } from './platform/http/visitor-cache.ts';
import { createPublicVersion } from './platform/db/public-changes.ts';
import { connectionsOf } from './platform/http/connect-sources.ts';
import { requireOwnHost, type Reach } from './platform/http/own-host.ts';
import { healthRoutes } from './platform/http/health.ts';
import type { Identity } from './platform/auth/identity/identity.ts';
import type { ProviderSignIns } from './platform/auth/identity/provider-sign-in.ts';
import { emailPreviewRoutes } from './platform/mail/email-previews.ts';
import type { Mail } from './platform/mail/mail.ts';
import { metricsRoutes } from './platform/telemetry/metrics.ts';
import { pdfBrand } from './platform/pdf/pdf-brand.ts';
import { createPicturePrinter } from './platform/pictures/picture-printer.ts';
import { createAccessAudit } from './platform/http/access-audit.ts';
import { shedLoad } from './platform/http/load-shedding.ts';
import type { AppContext } from './platform/app-context.ts';
import { createServer } from './platform/http/server.ts';
import { scriptHashesOf, serveSite } from './platform/site/site.ts';
import type { TokenVerifier, VerifiedClaims } from './platform/auth/token-verifier.ts';
import type { PaymentGateway } from './subscriptions/gateway/payment-gateway.ts';
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes.ts';
import { webhookRoutes } from './subscriptions/webhook.routes.ts';
import './subscribers.ts';
import { versionedApi } from './platform/http/versioned-api.ts';
import { taxonomyRoutes } from './taxonomy/taxonomy.routes.ts';
import { trailsRoutes } from './trails/trails.routes.ts';
import { signInProvidersRoutes } from './users/sign-in/sign-in-providers.routes.ts';
import { recomputeUser } from './users/recompute-user.ts';
import { usersRoutes } from './users/users.routes.ts';
import { provisionUser } from './users/sign-in/provision-user.ts';

export interface AppDeps {
  context: AppContext;
  identity: Identity;
  /** The configured ways to sign in at another service. */
  providers?: ProviderSignIns;
  mail: Pick<Mail, 'send'>;
  /** Null where payments are not configured. */
  gateway: PaymentGateway | null;
  verifier: TokenVerifier;
  /** The identity secret; signs the addresses of paid files. */
  secret: string;
  settings: {
    publicUrl: string;
    /** Firebase Authentication; it replaces the embedded identity. */
    firebase?: FirebaseSettings | undefined;
    analytics?: AnalyticsSettings | undefined;
    adminEmail?: string | undefined;
    rateLimitPerMinute: number;
    /** Limit of concurrent requests; more get a 503. */
    requestsAtOnce: number;
    /** Milliseconds for which visitors may see former public data. */
    visitorCacheMs: number;
    uploadQuotas: UploadQuotas;
    /** Serves previews of e-mails at /dev/emails. */
    previewsEmails?: boolean | undefined;
    /** From where the server can be reached; other hosts are refused. */
    reach: Reach;
    postalCodesUrl: string;
    statesUrl: string;
    /** Origins of videos besides the own one. */
    videoOrigins?: readonly string[] | undefined;
    metricsToken?: string | undefined;
    logLevel: string;
    logTo?: DestinationStream | undefined;
  };
  /** Traces requests, where a collector is configured. */
  traceRequests?: ((app: FastifyInstance) => void) | undefined;
  /** Folder of the built site. */
  siteFolder: string;
}

/** Composes the whole API. */
export async function createApp(parts: AppDeps): Promise<FastifyInstance> {
  const {
    context,
    identity,
    providers = {},
    mail,
    gateway,
    verifier,
    secret,
    settings,
    siteFolder,
    traceRequests,
  } = parts;
  setPortugueseErrors();
  const welcome = (claims: VerifiedClaims) =>
    provisionUser(context.db, claims, { ...settings, now: context.clock() });
  const fileAccess = createFileAccess({ db: context.db, secret, now: context.clock });
  const visitorCache = createVisitorCache({
    version: createPublicVersion(context.db, { forMs: settings.visitorCacheMs }),
    clock: context.clock,
  });
  const printPaper = createPaperPrinter();
  const printPicture = createPicturePrinter(async () =>
    pdfBrand(await findBrand(context.db), context.files),
  );
  const app = createServer({
    logLevel: settings.logLevel,
    logTo: settings.logTo,
    trustProxy: [...settings.reach.trustProxy],
    isSecure: settings.publicUrl.startsWith('https:'),
    scriptHashes: scriptHashesOf(siteFolder),
    connectsTo: connectionsOf(settings),
  });
  traceRequests?.(app);
  if (!settings.firebase) markSignedIn(app);
  requireOwnHost(app, settings.reach);
  metricsRoutes(app, { token: settings.metricsToken });
  healthRoutes(app, context.db);
  if (settings.previewsEmails)
    emailPreviewRoutes(app, async () =>
      emailExamples(settings.publicUrl, await findBrand(context.db)),
    );
  searchEngineRoutes(app, context, settings.publicUrl);
  webManifestRoutes(app, context);

  if (!settings.firebase) {
    const identityApi = async (scope: FastifyInstance) => {
      shedLoad(scope, settings.requestsAtOnce);
      await scope.register(identity.routes);
    };
    await app.register(identityApi, { prefix: '/identity' });
  }
  await app.register(bytesRoutes(context, fileAccess));
  await app.register(webhookRoutes(context, gateway));
  await app.register(
    versionedApi({
      operations,
      served: [
        ...taxonomyRoutes(context),
        ...coursesRoutes(context, { printPicture }),
        ...courseFilesRoutes(context, settings),
        ...questionsRoutes(context),
        ...questionFilesRoutes(context, settings),
        ...practiceExamsRoutes(context),
        ...itemResponseRoutes(context),
        ...examScoresRoutes(context),
        ...trainingsRoutes(context),
        ...calibrationsRoutes(context),
        ...errorNotebookRoutes(context),
        ...attemptsRoutes(context),
        ...essaysRoutes(context),
        ...progressRoutes(context),
        ...instructorsRoutes(context),
        ...livesRoutes(context, settings),
        ...trailsRoutes(context),
        ...assignmentsRoutes(context),
        ...mockExamsRoutes(context, { secret, printPaper }),
        ...readingsRoutes(context, { secret }),
        ...scoreWeightingsRoutes(context),
        ...mockExamResultsRoutes(context, { ...settings, secret, printPaper }),
        ...sealedExamsRoutes(context, { secret }),
        ...classNoticesRoutes(context),
        ...gradebookRoutes(context),
        ...rollsRoutes(context),
        ...classesRoutes(context, settings),
        ...publicationsRoutes(context, settings),
        ...certificatesRoutes(context, { ...settings, printPicture }),
        ...overviewRoutes(context),
        ...homeRoutes(context),
        ...schoolRoutes(context, { canSubscribe: gateway !== null }),
        ...subscriptionsRoutes(context, { ...settings, gateway }),
        ...usersRoutes(context, { ...settings, mail }),
        ...signInProvidersRoutes({
          providers,
          isInFirebase: settings.firebase !== undefined,
          signIn: identity.signInByProvider,
          userOf: async (token) => welcome(await verifier.verify(token)),
        }),
        ...filesRoutes(context, settings.uploadQuotas),
        ...addressesRoutes(settings),
        ...privacyRoutes(context, { ...settings, mail }),
        ...familiesRoutes(context),
        ...historyRoutes(context),
        ...binRoutes(context),
      ],
      verifier,
      provisionUser: welcome,
      publicUrl: settings.publicUrl,
      visitorCache,
      rateLimitPerMinute: settings.rateLimitPerMinute,
      requestsAtOnce: settings.requestsAtOnce,
      recordRevision: createRevisionRecorder(context),
      checkPublication: createPublicationCheck(context, settings),
      signFiles: fileAccess.sign,
      recomputeUser: (userId) => recomputeUser(context.db, userId, { now: context.clock() }),
      findTeachingRole: (viewer, taught) => findTeachingRole(context.db, viewer, taught),
      recordAccess: createAccessAudit((shown, viewer) =>
        recordAccess(context.db, shown, { viewer, now: context.clock() }),
      ),
    }),
    { prefix: '/v1' },
  );
  const providerNames = signInProviders.filter((provider) => providers[provider]);
  await serveSite(app, {
    folder: siteFolder,
    publicUrl: settings.publicUrl,
    clientConfig: {
      firebase: settings.firebase,
      signInProviders: providerNames.length > 0 ? providerNames : undefined,
      analytics: settings.analytics,
      videoOrigins: settings.videoOrigins,
    },
    school: () => schoolOnPages(context.db),
    visitorCache,
  });
  return app;
}
