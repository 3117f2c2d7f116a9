package dama.page;

import dama.identity.SignInFault;
import dama.identity.SignedLink;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;

/** Signs in whoever was asked whether they want to be, and does. */
@ApplicationScoped
public class LinkAct implements FormAct {

  @Inject private Members members;
  @Inject private SignInLog log;
  @Inject private Links links;

  @Override
  public Address.Target target() {
    return Address.Target.SIGN_IN_LINK;
  }

  @Override
  public Outcome take(Form form) {
    SignedLink.Verdict verdict = links.judge(form.request());
    if (verdict instanceof SignedLink.Verdict.Bad bad) {
      return refused(form, bad.fault());
    }
    SignedLink.Verdict.Good good = (SignedLink.Verdict.Good) verdict;
    Optional<SignInFault> fault =
        members.letIn(good.member(), good.ticket(), form.request(), form.response());
    return fault
        .map(one -> refused(form, one))
        .orElseGet(() -> new Outcome.Seen(links.destination(form.request())));
  }

  private Outcome refused(Form form, SignInFault fault) {
    log.failed(fault, form.request());
    ElsewherePage.remember(fault, form.request());
    return new Outcome.Again("link", "");
  }
}
