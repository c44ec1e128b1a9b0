import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Speaks firebase-tools' protocol for storage rules (lib/emulator/storage/rules/runtime.js) over
 * the rules engine inside Google's Firestore emulator, for machines that cannot download the
 * Storage rules runtime. One JSON object a line, in and out. Whatever cannot be evaluated is
 * refused. firestore.get() and firestore.exists() are not offered: a rule that calls them refuses.
 */
public final class StorageRulesAdapter {
  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();

  public static void main(String[] args) throws Exception {
    PrintStream answers = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    // The engine may print; a stray line among the answers would break the protocol.
    System.setOut(System.err);
    StorageRulesAdapter adapter = new StorageRulesAdapter();
    send(answers, answer(-1));
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      if (!line.isBlank()) send(answers, adapter.respond(line));
    }
  }

  private JsonObject respond(String line) {
    JsonObject request;
    try {
      request = JsonParser.parseString(line).getAsJsonObject();
    } catch (RuntimeException malformed) {
      return failure(null, "The request is not a JSON object.");
    }
    JsonElement id = request.get("id");
    try {
      String action = request.get("action").getAsString();
      JsonObject context = request.getAsJsonObject("context");
      return switch (action) {
        case "load_ruleset" -> load(id.getAsInt(), context);
        case "verify" -> verify(id.getAsInt(), context);
        default -> failure(id, "The action " + action + " is not known.");
      };
    } catch (RuntimeException incomplete) {
      return failure(id, "The request is not complete: " + incomplete);
    }
  }

  private JsonObject load(int id, JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone().compile(source);
    JsonObject answer = answer(id);
    for (Issue issue : compiled.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      answer.getAsJsonArray(isError ? "errors" : "warnings").add(describe(issue));
    }
    if (compiled.hasCompilationError()) {
      // firebase-tools knows a ruleset is bad by its errors alone.
      if (answer.getAsJsonArray("errors").isEmpty()) {
        answer.getAsJsonArray("errors").add("The ruleset does not compile.");
      }
      return answer;
    }
    String name = context.get("rulesetName").getAsString();
    rulesets.put(name, new DefaultEvaluator(compiled.getRulesetAst()));
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
    answer.add("result", result);
    return answer;
  }

  private JsonObject verify(int id, JsonObject context) {
    JsonObject answer = answer(id);
    boolean permit = false;
    try {
      permit = evaluate(context);
    } catch (Exception | StackOverflowError evaluation) {
      Throwable cause = evaluation.getCause() == null ? evaluation : evaluation.getCause();
      answer.getAsJsonArray("warnings").add("Refused, the rules failed: " + cause.getMessage());
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    answer.add("result", result);
    return answer;
  }

  private boolean evaluate(JsonObject context) throws Exception {
    DefaultEvaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
    if (ruleset == null) throw new IllegalStateException("this ruleset was never loaded");
    RuleContext.Builder rule =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString());
    for (Map.Entry<String, JsonElement> entry : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(entry.getValue().toString(), value);
      rule.supplyVariable(entry.getKey(), value.build());
    }
    return ruleset.evaluate(rule.build()).get().permit();
  }

  private static String describe(Issue issue) {
    var position = issue.getSourcePosition();
    return position.getFileName() + ":" + position.getLine() + ":" + position.getColumn()
        + " - " + issue.getSeverity() + " " + issue.getDescription();
  }

  private static JsonObject answer(int id) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    return answer;
  }

  private static JsonObject failure(JsonElement id, String message) {
    JsonObject answer = answer(0);
    answer.remove("id");
    if (id != null) answer.add("id", id);
    answer.addProperty("status", "error");
    answer.addProperty("message", message);
    return answer;
  }

  /** One write a line: firebase-tools parses each chunk that arrives as one whole answer. */
  private static void send(PrintStream answers, JsonObject answer) {
    byte[] line = (answer + "\n").getBytes(StandardCharsets.UTF_8);
    answers.write(line, 0, line.length);
    answers.flush();
  }
}
