// Water that rises and falls.
float level = 0;

void setup() {
  size(400, 300);
  noStroke();
  frameRate(30);
}

void draw() {
  background(240);
  fill(20, 80, 160);
  level = 150 + 40 * sin(frameCount / 30.0);
  rect(0, level, width, height);
  ellipse(mouseX, mouseY, 12, 12);
}
