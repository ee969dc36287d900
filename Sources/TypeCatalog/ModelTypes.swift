// SPDX-License-Identifier: Apache-2.0

/// Three-dimensional models.
enum ModelTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.apple.arobject|public.data|arobject||augmented reality reference object
    com.apple.reality|public.data|reality|model/vnd.reality|Reality Composer file
    com.apple.scenekit.scene|public.data public.3d-content|scn scnz||SceneKit scene
    com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc||Universal Scene Description|see=http://openusd.org
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|packed Universal Scene Description|see=http://openusd.org
    com.pixar.universal-scene-description-utf8|com.pixar.universal-scene-description public.utf8-plain-text|usda||Universal Scene Description in text form
    public.3d-content|public.content|||3D content
    public.alembic|public.3d-content public.data|abc||Alembic model
    public.geometry-definition-format|public.3d-content public.text|obj||Wavefront OBJ model
    public.polygon-file-format|public.3d-content public.data|ply||Polygon File Format model
    public.standard-tesselated-geometry-format|public.3d-content public.data|stl||STL model
    """#

  /// Types of others that the operating system imports.
  static let imported = #"""
    org.khronos.collada.digital-asset-exchange|public.xml public.audiovisual-content public.3d-content|dae||COLLADA model
    """#

  /// Types that the operating system does not declare.
  static let thirdParty = #"""
    com.autodesk.fbx|public.3d-content public.data|fbx||Autodesk exchange model
    org.blenderfoundation.blender.file|public.data|blend|application/x-blender|Blender scene
    org.khronos.glb|public.3d-content public.data|glb|model/gltf-binary|binary glTF model
    org.khronos.gltf|public.3d-content public.json|gltf|model/gltf+json|glTF model
    """#
}
