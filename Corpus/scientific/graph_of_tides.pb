
"
import/tidePlaceholder"/cpu:0

depthConst"/cpu:0